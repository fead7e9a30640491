import type { CampaignClose, CloseReport } from '@vitrine/contract/closing';
import { Card } from '@vitrine/ui';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from '../closing.module.css';

/** Where the points of a campaign went: the parts add up to what was given. */
export function Report({ report, close: { campaignName, beginsOn, endsOn } }: { report: CloseReport; close: CampaignClose }) {
  const { t, i18n } = useTranslation('closing');
  const locale = matchLocale(i18n.language);
  const count = (value: number) => formatNumber(value, locale);
  const parts = [
    ['redeemed', report.redeemed],
    ['expired', report.expired],
    ['held', report.held],
    ['usable', report.usable],
    ['taken_back', report.takenBack],
    ['written_off', -report.writtenOff - report.owed],
  ] as const;
  const sum = parts.reduce((total, [, points]) => total + points, 0);
  return (
    <Card label={t('report.title')} className={classes.card ?? ''}>
      <h2>{t('report.title')}</h2>
      <p className={classes.quiet}>
        {t('report.of', { name: campaignName, from: formatDay(beginsOn, locale), to: formatDay(endsOn, locale, 'long') })}
      </p>
      <dl className={classes.sums}>
        <div>
          <dt>{t('report.issued')}</dt>
          <dd>{count(report.issued)}</dd>
        </div>
        {parts.map(([key, points]) => (
          <div key={key}>
            <dt>{t(`report.${key}`)}</dt>
            <dd>{count(points)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('report.sum')}</dt>
          <dd>{count(sum)}</dd>
        </div>
      </dl>
      <p className={classes.proof} data-wrong={sum === report.issued ? undefined : true}>
        {t(sum === report.issued ? 'report.adds_up' : 'report.does_not', { entries: count(report.entries) })}
      </p>
      <p className={classes.quiet}>
        {t('report.people', { people: count(report.people), sales: count(report.sales), reproved: count(report.reproved) })}
        {report.cap === null
          ? ''
          : ` · ${t('report.budget', { share: formatNumber(Math.round((100 * (report.issued - report.takenBack)) / report.cap), locale) })}`}
      </p>
    </Card>
  );
}
