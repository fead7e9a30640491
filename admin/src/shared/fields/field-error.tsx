import { useMessages } from '@vitrine/ui/forms';
import { get, useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

/** The sentence for what is wrong with a field; undefined while nothing is. For fields that the form kit does not draw. */
export function useFieldSentence<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  name: FieldPath<Values>,
): string | undefined {
  const { errors } = useFormState({ control, name });
  const { atField } = useMessages();
  const error: unknown = get(errors, name);
  const code = codeIn(error);
  return code === undefined ? undefined : atField(code);
}

/** The first code in a field's errors: its own, its root's, or that of an inner part, as a language of a text. */
function codeIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  for (const [key, inner] of Object.entries(error)) {
    if (key === 'ref') continue;
    const code = codeIn(inner);
    if (code !== undefined) return code;
  }
  return undefined;
}
