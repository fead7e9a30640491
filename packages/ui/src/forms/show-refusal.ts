import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toldBy } from './refusal-code.ts';

type AnyForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

/**
 * Puts a server's refusal where the person can act on it: `{ fields: { name: code } }` at the field, everything else (a field that this
 * form does not have, a lost network, a fault) above the button. What was typed stays.
 */
export function showRefusal<Values extends FieldValues, Output>(form: AnyForm<Values, Output>, error: unknown): void {
  const { refusal, fields } = toldBy(error);
  const known = Object.entries(fields).filter(([name]) => get(form.getValues(), name) !== undefined);
  known.forEach(([name, code], index) => {
    form.setError(name as FieldPath<Values>, { type: 'refusal', message: code }, { shouldFocus: index === 0 });
  });
  if (known.length === 0) form.setError('root.refusal', { type: 'refusal', message: Object.values(fields)[0] ?? refusal });
}
