import { Card, Link } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconHourglass, IconLock, IconReceiptOff } from '../../shared/icons.ts';
import classes from './transfer.module.css';

/** How long points may be used at the partner, and from when that is counted (TRF-02). */
export function MonthsNote({ months, partner }: { months: number; partner: string }) {
  const { t } = useTranslation('transfer');
  return (
    <div className={classes.note}>
      <IconHourglass size={24} stroke={1.75} aria-hidden />
      <p>
        <b>{t('months.title', { months })}</b>
        {t('months.hint', { partner })}
      </p>
    </div>
  );
}

/** Why nothing goes: what it is, what it means, and the next step. */
export function Obstacle({
  icon,
  title,
  hint,
  next,
}: {
  icon: ReactNode;
  title: string;
  hint: string;
  next?: { label: string; href: string };
}) {
  return (
    <Card>
      <div className={classes.obstacle}>
        <span>{icon}</span>
        <div>
          <h2>{title}</h2>
          <p>{hint}</p>
          {next ? (
            <Link href={next.href} className={classes.link ?? ''}>
              {next.label}
            </Link>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

export function NoPoints() {
  const { t } = useTranslation('transfer');
  return (
    <Obstacle
      icon={<IconReceiptOff size={22} stroke={1.75} aria-hidden />}
      title={t('none.title')}
      hint={t('none.hint')}
      next={{ label: t('to_courses'), href: '/online-courses' }}
    />
  );
}

export function NoPermission() {
  const { t } = useTranslation('transfer');
  return (
    <Obstacle
      icon={<IconLock size={22} stroke={1.75} aria-hidden />}
      title={t('no_permission.title')}
      hint={t('no_permission.hint')}
      next={{ label: t('to_support'), href: '/contact-us' }}
    />
  );
}
