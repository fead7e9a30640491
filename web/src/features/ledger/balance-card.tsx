import type { PointsOverview } from '@vitrine/contract/ledger';
import { textIn } from '@vitrine/domain/kernel';
import { Card, Link, PointsBar, PointsSwatch, Skeleton } from '@vitrine/ui';
import type { PointState } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/device/clock.ts';
import { IconChevronRight } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './balance-card.module.css';
import { dayWritten } from './days.ts';
import { daysBetween, partsOf } from './parts-of-balance.ts';
import { rowsHref } from './points-search.ts';
import type { PointsSearch } from './points-search.ts';

/** Sooner than this an end is worth a colour. */
const soonDays = 30;

type Row = { key: string; name: string; hint?: string; amount: number; to: PointsSearch; state?: PointState; isWarning?: boolean };

/** The card's own boxes while it loads, as tall as what comes. */
export const BalanceBones = () => (
  <div className={classes.bones}>
    <Skeleton width="40%" height={18} />
    <Skeleton width="56%" height={56} />
    <Skeleton height={14} />
    <Skeleton height="100%" radius={16} />
  </div>
);

/** What the member has, and how much of it is confirmed, under audit, held or about to end. Each number opens its rows. */
export function BalanceCard({ overview, campaign }: { overview: PointsOverview; campaign: string | undefined }) {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const rows = useRows({ overview, campaign });
  return (
    <Card className={classes.card ?? ''} label={t('balance')}>
      <p className={classes.lead}>{t(overview.campaign?.isClosed ? 'use_closed' : 'use_now')}</p>
      <p className={classes.number}>{formatPoints(overview.points.available, locale)}</p>
      <div className={classes.bar}>
        <PointsBar points={partsOf(overview.points)} hasLegend={false} />
      </div>
      <ul className={classes.rows}>
        {rows.map(({ key, name, hint, amount, to, state, isWarning }) => (
          <li key={key}>
            <Link href={rowsHref(to)} className={classes.row ?? ''}>
              <span className={classes.swatch}>{state ? <PointsSwatch state={state} /> : null}</span>
              <Words name={name} hint={hint} />
              <b data-warning={isWarning || undefined}>{formatPoints(amount, locale)}</b>
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Words = ({ name, hint }: { name: string; hint: ReactNode }) => (
  <span className={classes.words}>
    {name}
    {hint ? <small>{hint}</small> : null}
  </span>
);

function useRows({ overview, campaign }: { overview: PointsOverview; campaign: string | undefined }): Row[] {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const { points, experience, training } = overview;
  const { earned = 0 } = partsOf(points);
  const rows: (Row | false)[] = [
    {
      key: 'earned',
      state: 'earned',
      name: t('rows.earned'),
      hint: t('rows.earned_hint'),
      amount: earned,
      to: { campaign, state: 'audited' },
    },
    points.underAudit > 0 && {
      key: 'audit',
      state: 'audit',
      name: t('rows.audit'),
      hint: t('rows.audit_hint'),
      amount: points.underAudit,
      to: { campaign, state: 'under_audit' },
    },
    points.held > 0 && {
      key: 'held',
      state: 'held',
      name: t('rows.held'),
      hint: t('rows.held_hint'),
      amount: points.held,
      to: { campaign, state: 'held' },
    },
    points.expiring > 0 && points.expiresOn !== null && expiringRow(points.expiresOn),
    points.owed > 0 && {
      key: 'owed',
      state: 'refused',
      name: t('rows.owed'),
      hint: t('rows.owed_hint'),
      amount: points.owed,
      to: { campaign, state: 'taken_back' },
    },
    {
      key: 'experience',
      name: t('rows.experience'),
      hint: t('rows.experience_hint'),
      amount: experience.available,
      to: { campaign, currency: 'experience' },
    },
    (training.available > 0 || training.held > 0) && {
      key: 'training',
      name: t('rows.training'),
      hint: t('rows.training_hint'),
      amount: training.available,
      to: { campaign, currency: 'training' },
    },
  ];
  return rows.filter((row) => row !== false);

  function expiringRow(expiresOn: string): Row {
    const days = daysBetween(today(overview.campaign?.timeZone ?? undefined), expiresOn);
    return {
      key: 'expiring',
      state: 'expiring',
      name: days <= 0 ? t('rows.expiring_today') : t('rows.expiring', { count: days }),
      hint: t('rows.expiring_hint', { campaign: textIn(overview.campaign?.name ?? {}, locale), day: dayWritten(expiresOn, locale) }),
      amount: points.expiring,
      to: { campaign },
      isWarning: days <= soonDays,
    };
  }
}
