import { useTranslation } from 'react-i18next';

/**
 * Sentences for codes. A code is a schema's message or a server's refusal; a room adds its own under the same two namespaces.
 * A code that nobody translated becomes the general sentence: a person never reads a code.
 */
export function useMessages() {
  const { t } = useTranslation(['validation', 'refusals']);
  const say = (keys: string[]): string => String(t(keys as unknown as TemplateStringsArray));
  return {
    /** For a code at its field. */
    atField: (code: string) => say([`validation:${code}`, `refusals:${code}`, 'validation:invalid']),
    /** For a refusal of the whole form. */
    atForm: (code: string) => say([`refusals:${code}`, `validation:${code}`, 'refusals:unexpected']),
  };
}
