import { useTranslation } from 'react-i18next';

/**
 * Sentences for codes. A code is a schema's message or a server's refusal. A room says its own among its words (`refusal.CODE`): they are there when its screen is.
 * A code that nobody translated becomes the general sentence: a person never reads a code.
 */
export function useMessages() {
  const { t, i18n } = useTranslation(['validation', 'refusals']);
  const say = (keys: string[]): string => String(t(keys as unknown as TemplateStringsArray));
  const ofRooms = (code: string) =>
    Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}).map((namespace) => `${namespace}:refusal.${code}`);
  return {
    /** For a code at its field. */
    atField: (code: string) => say([...ofRooms(code), `validation:${code}`, `refusals:${code}`, 'validation:invalid']),
    /** For a refusal of the whole form. */
    atForm: (code: string) => say([...ofRooms(code), `refusals:${code}`, `validation:${code}`, 'refusals:unexpected']),
  };
}
