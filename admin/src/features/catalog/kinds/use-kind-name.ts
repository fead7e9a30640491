import { kindFacts, type ActivityKind } from '@vitrine/domain/activities';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';

/** What kinds are called in the language in use. */
export function useKindName(): (kind: ActivityKind) => string {
  const locale = matchLocale(useTranslation('catalog').i18n.language);
  return (kind) => kindFacts[kind].names[locale].alone;
}
