import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type AnyForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;
type Told = { refusal: string; fields: Record<string, string> };

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

/** The refusal inside whatever was thrown: the client's error, its body, or a failed fetch. */
export function refusalCode(error: unknown): string {
  return toldBy(error).refusal;
}

function toldBy(error: unknown): Told {
  const fault = { refusal: 'unexpected', fields: {} };
  if (typeof error !== 'object' || error === null) return fault;
  if ('body' in error && typeof error.body === 'object' && error.body !== null) {
    const inner = toldBy(error.body);
    if (inner.refusal !== 'unexpected' || Object.keys(inner.fields).length > 0) return inner;
  }
  const refusal = 'refusal' in error && typeof error.refusal === 'string' ? error.refusal : undefined;
  const fields = 'fields' in error && isCodes(error.fields) ? error.fields : {};
  if (refusal === undefined && error instanceof TypeError) return { refusal: 'network_lost', fields };
  return { refusal: refusal ?? 'unexpected', fields };
}

function isCodes(fields: unknown): fields is Record<string, string> {
  return typeof fields === 'object' && fields !== null && Object.values(fields).every((code) => typeof code === 'string');
}
