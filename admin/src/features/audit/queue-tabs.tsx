import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { queueKinds, queueNeeds, type QueueKind } from '@vitrine/domain/audit';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../shared/console-routes.ts';
import { RoomTabs } from '../../shared/room-tabs.tsx';
import { queuesQuery, queueHrefs } from './audit-queues.ts';

/** The queues side by side with what waits in each: from one to the next without a way back (ADM-05). Whoever works in one alone sees none. */
export function AuditQueueTabs() {
  const { t, i18n } = useTranslation('queue');
  const { can } = useStaff();
  const mine = queueKinds.filter((kind) => can.includes(queueNeeds[kind]));
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isOfAudit = queueKinds.some((kind) => pathname === queueHrefs[kind]); // what members write to the support is a queue of its own
  const isShown = isOfAudit && mine.length > 1 && can.includes('sales.audit');
  const { data } = useQuery({ ...queuesQuery, enabled: isShown });
  if (!isShown) return null;
  const locale = matchLocale(i18n.language);
  const named = (kind: QueueKind) => {
    const count = data?.queues.find((queue) => queue.kind === kind)?.count;
    return count === undefined ? t(`tab.${kind}`) : `${t(`tab.${kind}`)} ${formatNumber(count, locale)}`;
  };
  return <RoomTabs label={t('tabs')} tabs={mine.map((kind) => ({ href: queueHrefs[kind], label: named(kind) }))} />;
}
