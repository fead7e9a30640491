import type { AuditQueue } from '@vitrine/contract/audit';
import { Empty, Link } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from './audit.module.css';
import { queueHrefs } from './audit-queues.ts';

/** Each queue with what waits, since when, and what should be looked at first. */
export function QueueCards({ queues, at }: { queues: readonly AuditQueue[]; at: string }) {
  const { t } = useTranslation('audit');
  if (queues.length === 0) return <Empty title={t('no_queue.title')} hint={t('no_queue.hint')} />;
  return (
    <ul className={classes.cards} aria-label={t('queues')}>
      {queues.map((queue) => (
        <li key={queue.kind} className={classes.card} data-late={queue.late > 0 || undefined}>
          <Queue queue={queue} at={at} />
        </li>
      ))}
    </ul>
  );
}

function Queue({ queue: { kind, count, late, atRisk, oldestSince }, at }: { queue: AuditQueue; at: string }) {
  const { t, i18n } = useTranslation(['audit', 'queue']);
  const locale = matchLocale(i18n.language);
  const href = queueHrefs[kind];
  const hours = oldestSince === null ? 0 : Math.max(0, Math.floor((Date.parse(at) - Date.parse(oldestSince)) / 3_600_000));
  const age = hours < 48 ? t('audit:hours', { count: hours }) : t('audit:days', { count: Math.floor(hours / 24) });
  return (
    <>
      <Link href={href} className={classes.open ?? ''}>
        <span>{t(`queue:tab.${kind}`)}</span>
        <strong>{formatNumber(count, locale)}</strong>
      </Link>
      <p className={classes.age}>{oldestSince === null ? t('audit:nothing_waits') : t('audit:oldest', { age })}</p>
      <p className={classes.ways}>
        {late > 0 ? <span data-late>{t('audit:late', { count: late })}</span> : null}
        {atRisk !== null && atRisk > 0 ? (
          <Link href={kind === 'sales' ? `${href}?sort=risk` : `${href}?show=suspect`} className={classes.way ?? ''}>
            {t('audit:at_risk', { count: atRisk })}
          </Link>
        ) : null}
      </p>
    </>
  );
}
