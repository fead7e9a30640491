import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { roomsInAuditLog } from '../rooms.gen.ts';

/** Each room says what its changes, their parts and its lists are called. */
export const auditWords: readonly string[] = ['audit-log', ...roomsInAuditLog.map((room) => `${room}/audit-words`)];

/** `said`: what the first of them calls this, undefined where none does. `kinds`: every kind of thing with its word, by word. */
export function useAuditWords() {
  const { t, i18n } = useTranslation([...auditWords]);
  const said = (key: string): string | undefined => {
    const namespace = auditWords.find((ns) => i18n.exists(key, { ns }));
    return namespace ? t(`${namespace}:${key}`) : undefined;
  };
  const locale = matchLocale(i18n.language);
  const kinds = auditWords
    .flatMap((namespace) => {
      const subjects: unknown = i18n.getResource(locale, namespace, 'subject');
      return typeof subjects === 'object' && subjects !== null ? Object.keys(subjects) : [];
    })
    .map((kind): [kind: string, word: string] => [kind, said(`subject.${kind}`) ?? kind])
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  return { said, kinds };
}
