import { useMessages } from '@vitrine/ui/forms';
import { IconAlertCircle } from './icons.ts';
import classes from './plain-field.module.css';

/** What is wrong with something that is no single field: choices, a photo, a line. Read out when it comes. */
export function FieldFault({ code }: { code: string | undefined }) {
  const { atField } = useMessages();
  if (!code) return null;
  return (
    <p className={classes.error} role="alert">
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <span>{atField(code)}</span>
    </p>
  );
}

/** Why the whole of it was refused, on a plate above the button. */
export function FormFault({ code }: { code: string | undefined }) {
  const { atForm } = useMessages();
  if (!code) return null;
  return (
    <p className={classes.plate} role="alert">
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <span>{atForm(code)}</span>
    </p>
  );
}
