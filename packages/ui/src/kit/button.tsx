import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './button.css';
import { Button as MantineButton } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../theme/link.tsx';

/**
 * 48 px, the verb first, two lines when a language needs them. Variants: filled (one a screen), light, default, subtle; on a stage `lit` and
 * `on-stage`.
 */
export const Button = MantineButton;

/** A button that leads somewhere. */
export function LinkButton({ href, children, ...rest }: ButtonProps & { href: string; children: ReactNode; 'aria-label'?: string }) {
  return (
    <MantineButton component={Link} href={href} {...rest}>
      {children}
    </MantineButton>
  );
}
