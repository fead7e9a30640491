import { matchLocale } from '@vitrine/ui/words';
import type { Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';

/** The language in use, for numbers and dates. */
export function useLocale(): Locale {
  return matchLocale(useTranslation('ui').i18n.language);
}
