import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../theme/link.tsx';

type IconButtonProps = ActionIconProps & {
  label: string; // the accessible name: an icon alone says nothing
  children: ReactNode;
  href?: string;
  onClick?: () => void;
  isPressed?: boolean;
};

/** An icon that acts, 44 px. Quiet ink until it is pressed on. */
export function IconButton({ label, children, href, isPressed, onClick, ...rest }: IconButtonProps) {
  const look = { c: 'var(--ink)', 'aria-label': label, ...rest };
  if (href !== undefined) {
    return (
      <ActionIcon component={Link} href={href} {...look}>
        {children}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon type="button" onClick={onClick} aria-pressed={isPressed} {...look}>
      {children}
    </ActionIcon>
  );
}
