import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getPersonSalesWeeks, type PersonSalesWeeks } from '@vitrine/contract/sales';
import { Loading } from '@vitrine/ui';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { PersonFigures } from '../../shared/person/index.ts';
import classes from './person-weeks.module.css';

type Week = PersonSalesWeeks['weeks'][number];
const allOf = ({ approved, underAudit, reproved }: Week) => approved + underAudit + reproved;

/** What a person reported in the last weeks: three figures, and a column a week, the hatched part still in audit. Nothing where nothing was reported. */
export function PersonWeeks({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  const found = useQuery({
    queryKey: ['sales', 'person-weeks', memberId],
    queryFn: () => call(getPersonSalesWeeks, { params: { memberId } }),
  });
  if (found.isPending) return <Loading shape="list" rows={1} />;
  if (!found.data || found.data.invoices === 0) return null; // the list below says what there is, and what failed
  const { invoices, products, reproved, weeks } = found.data;
  const top = Math.max(...weeks.map(allOf));
  const share = formatNumber(Math.round((reproved / invoices) * 100), locale);
  const first = weeks[0];
  return (
    <>
      <PersonFigures
        figures={[
          { term: t('person.weeks.invoices'), value: formatNumber(invoices, locale) },
          { term: t('person.weeks.products'), value: formatNumber(products, locale) },
          { term: t('person.weeks.reproved', { percent: share }), value: formatNumber(reproved, locale) },
        ]}
      />
      <ol className={classes.weeks} aria-label={t('person.weeks.label')}>
        {weeks.map((week) => (
          <li key={week.from}>
            <span className="visually-hidden">
              {t('person.weeks.of', {
                day: formatDay(week.from, locale),
                number: allOf(week),
                audit: week.underAudit,
                reproved: week.reproved,
              })}
            </span>
            {(['reproved', 'underAudit', 'approved'] as const).map((part) =>
              week[part] > 0 ? <i key={part} data-part={part} style={{ height: `${(week[part] / top) * 100}%` }} aria-hidden /> : null,
            )}
          </li>
        ))}
      </ol>
      <p className={classes.ends} aria-hidden>
        <span>{first ? formatDay(first.from, locale) : null}</span>
        <span>{t('person.weeks.now')}</span>
      </p>
      <p className={classes.keys} aria-hidden>
        {(['approved', 'underAudit', 'reproved'] as const)
          .filter((part) => weeks.some((week) => week[part] > 0))
          .map((part) => (
            <span key={part}>
              <i data-part={part} />
              {t(part === 'reproved' ? 'person.weeks.of_reproved' : `person.weeks.${part}`)}
            </span>
          ))}
      </p>
    </>
  );
}
