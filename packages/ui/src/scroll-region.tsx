import type { ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'div'>, 'aria-label' | 'role' | 'tabIndex'> & { label: string };

/** A box that scrolls by itself. A keyboard must reach it, also where nothing in it takes the focus (WCAG 2.1.1). */
export const ScrollRegion = ({ label, ...rest }: ScrollRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has nothing else to scroll it by
  <div role="group" aria-label={label} tabIndex={0} {...rest} />
);
