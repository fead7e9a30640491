import type { Sending } from '@vitrine/contract/transfer';
import { Card, SectionHeading, StateChip } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './transfer.module.css';

/** What was sent before, each with its date and the last day to use it, or why it came back (TRF-02). */
export function PastSendings({ past, partner }: { past: readonly Sending[]; partner: string }) {
  const { t } = useTranslation('transfer');
  return (
    <section>
      <SectionHeading title={t('past')} />
      <Card>
        <ul className={classes.past}>
          {past.map((sending) => (
            <PastRow key={sending.id} sending={sending} partner={partner} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function PastRow({ sending, partner }: { sending: Sending; partner: string }) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const { state, points, madeAt, postedOn, useUntil, reason } = sending;
  const day = (date: string) => formatDay(date, locale, 'short', 0); // with its year
  const isSent = state === 'sent' && useUntil !== null;
  return (
    <li>
      <div>
        <b>{day(postedOn ?? dayOf(Date.parse(madeAt), timeZone()))}</b>
        <small>
          {isSent ? t('use_until', { day: day(useUntil) }) : t(`reason.${reason ?? 'other'}`, { partner: partner || t('partner') })}
        </small>
      </div>
      <div>
        <b>{formatPoints(points, locale)}</b>
        <StateChip state={isSent ? 'earned' : 'quiet'}>{t(isSent ? 'state.sent' : 'state.returned')}</StateChip>
      </div>
    </li>
  );
}
