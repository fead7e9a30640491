import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getAuditDesk } from '@vitrine/contract/audit';
import { queueKinds, queueNeeds, type QueueKind } from '@vitrine/domain/audit';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../console-routes.ts';
import { RoomTabs } from '../room-tabs.tsx';

/** Where each queue is worked in. */
export const queueHrefs: Record<QueueKind, string> = {
  sales: '/sales',
  photos: '/photos',
  level_requests: '/level-requests',
  orders: '/orders',
  registrations: '/registrations',
};

const freshEveryMs = 60_000;

/** What waits in every queue of whoever asks. */
export const deskQuery = queryOptions({
  queryKey: ['audit', 'desk'],
  queryFn: () => call(getAuditDesk, {}),
  staleTime: 10_000,
  refetchInterval: freshEveryMs,
});

/** The queues side by side with what waits in each: from one to the next without a way back (ADM-05). Whoever works in one alone sees none. */
export function QueueTabs() {
  const { t, i18n } = useTranslation('queue');
  const { can } = useStaff();
  const mine = queueKinds.filter((kind) => can.includes(queueNeeds[kind]));
  const { data } = useQuery({ ...deskQuery, enabled: can.includes('sales.audit') && mine.length > 1 });
  if (mine.length < 2 || !can.includes('sales.audit')) return null;
  const locale = matchLocale(i18n.language);
  const count = (kind: QueueKind) => data?.queues.find((queue) => queue.kind === kind)?.count;
  const named = (kind: QueueKind) =>
    [t(`tab.${kind}`), ...(count(kind) === undefined ? [] : [formatNumber(count(kind) ?? 0, locale)])].join(' ');
  return <RoomTabs label={t('tabs')} tabs={mine.map((kind) => ({ href: queueHrefs[kind], label: named(kind) }))} />;
}
