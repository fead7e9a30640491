import type { ComponentProps } from 'react';
import { PlainField } from '../../shared/plain-field.tsx';

/** Six digits, as phones fill them in from the message. */
export const CodeField = (props: ComponentProps<typeof PlainField>) => (
  <PlainField {...props} inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" maxLength={6} aria-required />
);
