import { Blocks, Id, Instant, LocaleText } from '@vitrine/contract/kernel';
import { textIn, textsInBlocks } from '@vitrine/domain/kernel';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../device/index.ts';

const anyText = LocaleText(100_000);

/** A value of a form in words, as short as a comparison needs it. */
export function useSaid(): (value: unknown) => string {
  const { t, i18n } = useTranslation('resource');
  const locale = matchLocale(i18n.language);
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Id.safeParse(value).success) return t('conflict.other_choice'); // an id tells nobody anything
    if (typeof value === 'number') return formatNumber(value, locale);
    if (typeof value === 'string') return Instant.safeParse(value).success ? formatInstant(value, deviceZone(), locale) : value || '—';
    const text = anyText.safeParse(value);
    if (text.success) return textIn(text.data, locale) || '—';
    const blocks = Blocks.safeParse(value);
    if (blocks.success && blocks.data.length > 0)
      return textsInBlocks(blocks.data)
        .map((one) => textIn(one, locale))
        .filter(Boolean)
        .join(' · ');
    return Array.isArray(value) ? t('conflict.chosen', { count: value.length, shown: formatNumber(value.length, locale) }) : '—';
  };
}
