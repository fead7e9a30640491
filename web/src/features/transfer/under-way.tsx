import type { Sending } from '@vitrine/contract/transfer';
import { Card } from '@vitrine/ui';
import { formatInstant, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { IconArrowLeft, IconCheck, IconCircleCheck, IconClock } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { MonthsNote } from './notes.tsx';
import classes from './transfer.module.css';

/** What is held until the partner says yes or no: outlined, with what either will mean (TRF-03). */
export function UnderWay({ sending, partner, months }: { sending: Sending; partner: string; months: number }) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const points = formatPoints(sending.points, locale);
  return (
    <>
      <div>
        <p className={classes.lead}>{t('held')}</p>
        <p className={classes.number}>{points}</p>
        <div className={classes.bar} />
      </div>
      <Card>
        <ol className={classes.steps}>
          <li data-is="done">
            <span>
              <IconCheck size={20} stroke={1.75} aria-hidden />
            </span>
            <div>
              <b>{t('step.sent')}</b>
              <small>{t('ending', { ending: sending.ending })}</small>
            </div>
            <time dateTime={sending.madeAt}>{formatInstant(sending.madeAt, timeZone(), locale)}</time>
          </li>
          <li data-is="now" role="status">
            <span>
              <IconClock size={20} stroke={1.75} aria-hidden />
            </span>
            <div>
              <b>{t('step.waiting', { partner })}</b>
              <small>{t('step.waiting_hint')}</small>
            </div>
            <span>{t('step.now')}</span>
          </li>
          <li data-is="next">
            <span />
            <div>
              <b>{t('step.answer')}</b>
              <p>
                <IconCircleCheck size={20} stroke={1.75} aria-hidden />
                {t('step.yes', { points })}
              </p>
              <p>
                <IconArrowLeft size={20} stroke={1.75} aria-hidden />
                {t('step.no', { points })}
              </p>
            </div>
          </li>
        </ol>
      </Card>
      <MonthsNote months={months} partner={partner} />
    </>
  );
}
