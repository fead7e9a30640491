import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GroupRule } from '@vitrine/contract/identity';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { previewQuery } from './api.ts';
import classes from './groups.module.css';

/** How many the conditions take in as they stand, and the first of them by name; nothing is saved by looking. */
export function RulePreview({ rule }: { rule: GroupRule }) {
  const { t, i18n } = useTranslation('people');
  const { data } = useQuery({ ...previewQuery(rule), placeholderData: keepPreviousData });
  if (!data) return null;
  const shown = (value: number) => formatNumber(value, matchLocale(i18n.language));
  const more = data.count - data.names.length;
  return (
    <section className={classes.preview} aria-live="polite" aria-label={t('rule.preview')}>
      <b>{t('rule.count', { count: data.count, shown: shown(data.count), total: shown(data.total) })}</b>
      {data.names.length > 0 ? data.names.join(', ') : t('rule.nobody')}
      {more > 0 ? ` ${t('rule.and_more', { count: more, shown: shown(more) })}` : null}
    </section>
  );
}
