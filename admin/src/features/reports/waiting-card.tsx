import type { Overview, Waiting } from '@vitrine/contract/reports';
import { Link, LinkButton } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { FigureCard } from './figure-card.tsx';
import classes from './overview.module.css';

const allQueues = [
  { key: 'sales', href: '/sales' },
  { key: 'registrations', href: '/registrations' },
  { key: 'orders', href: '/orders' },
  { key: 'photos', href: '/photos' },
  { key: 'levels', href: '/level-requests' },
] as const;

/** What waits for a decision, with what is late first to be seen. */
export function WaitingCard({ waiting, at }: { waiting: Overview['waiting']; at: string }) {
  const { t, i18n } = useTranslation('reports');
  const mayDecideLevels = useMay('levels.decide');
  const queues = allQueues.filter(({ key }) => key !== 'levels' || mayDecideLevels);
  const late = queues.find(({ key }) => waiting[key].late > 0);
  const all = queues.reduce((sum, { key }) => sum + waiting[key].count, 0);
  return (
    <FigureCard
      title={t('waiting.title')}
      {...(all > 0 ? { sum: formatNumber(all, matchLocale(i18n.language)) } : {})}
      className={classes.tall}
    >
      {all === 0 ? <p className={classes.quiet}>{t('waiting.none')}</p> : null}
      <ul className={classes.queues}>
        {queues.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} className={classes.queue ?? ''}>
              <span>
                <b>{t(`waiting.${key}`)}</b>
                <Since waiting={waiting[key]} at={at} />
              </span>
              <strong>{waiting[key].count}</strong>
            </Link>
          </li>
        ))}
      </ul>
      {late ? (
        <LinkButton href={late.href} fullWidth>
          {t('waiting.first')}
        </LinkButton>
      ) : null}
    </FigureCard>
  );
}

/** Since when the oldest of them waits, and how many wait for too long. */
export function Since({ waiting: { late, oldestSince }, at }: { waiting: Waiting; at: string }) {
  const { t } = useTranslation('reports');
  if (oldestSince === null) return null;
  const hours = Math.max(0, Math.floor((Date.parse(at) - Date.parse(oldestSince)) / 3_600_000));
  const time = hours < 48 ? t('waiting.hours', { count: hours }) : t('waiting.days', { count: Math.floor(hours / 24) });
  return (
    <small>
      {late > 0 ? <em>{t('waiting.late', { count: late })}</em> : null}
      {late > 0 ? ' · ' : null}
      {t('waiting.oldest', { time })}
    </small>
  );
}
