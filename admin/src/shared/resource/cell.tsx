import { formatDay, formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../device/index.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';

/** The value of a column as people read it. */
export function Cell({ value, field, words }: { value: unknown; field: FieldFacts; words: { room: string; name: string } }) {
  const { i18n } = useTranslation();
  const { choice, t } = useFieldWords(words);
  const locale = matchLocale(i18n.language);
  if (value === null || value === undefined || value === '') return <span aria-hidden>–</span>;
  if (field.kind === 'switch') return value === true ? t('resource:yes') : t('resource:no');
  if (typeof value === 'number') return formatNumber(value, locale);
  if (Array.isArray(value)) return value.map((one) => (field.options.length > 0 ? choice(field, String(one)) : String(one))).join(', ');
  if (typeof value !== 'string') return null;
  if (field.kind === 'day') return formatDay(value, locale, 'short', 0); // always with its year
  if (field.kind === 'instant') return formatInstant(value, deviceZone(), locale);
  return field.options.length > 0 ? choice(field, value) : value;
}
