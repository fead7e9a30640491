import type { Attempt } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../shared/device/network.ts';
import { currentOutbox, useOutboxState } from '../../../shared/outbox/current.ts';
import { courseHref } from '../course-place.ts';
import type { OwnLease } from './lease-on-device.ts';

const theLeases = () => import('./own-lease.ts');
const handIn = async (itemId: string) => (await theLeases()).handInOwn(itemId);
const forget = async (itemId: string) => (await theLeases()).forgetOwn(itemId);

type OwnProps = { page: PlayerPage; own: OwnLease; onChange: () => void; onSent: (attempt: Attempt) => void };

/** Handed in, and not yet at the server: nothing is called sent before it said so. */
export function OwnWaiting({ page, own, onChange, onSent }: OwnProps) {
  const { t } = useTranslation(['learning/leases', 'learning/kinds/conventional-test']);
  const { atForm } = useMessages();
  const isOnline = useIsOnline();
  const leaseId = own.attempt.id;
  const itemId = page.activity.id;
  const { pending, refused } = useOutboxState();
  const refusal = refused.findLast(({ id }) => id.startsWith(leaseId))?.refusal;
  const { data: attempt } = useQuery({
    queryKey: ['learning', 'own-lease-sent', leaseId, pending, refusal],
    queryFn: async () => {
      const outbox = currentOutbox();
      await outbox?.drain();
      if (!outbox || outbox.state().pending > 0 || refusal !== undefined) return null;
      return (await import('../kinds/conventional-test/calls.ts')).fetchAttempt({ attemptId: leaseId, device: own.device });
    },
    gcTime: 0,
    staleTime: 0,
  });
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    if (attempt) void forget(itemId).then(() => sent(attempt));
  }, [attempt, itemId]);
  if (refusal !== undefined)
    return (
      <div role="alert">
        <h1 className="visually-hidden">{page.activity.title}</h1>
        <Empty
          title={t('refused')}
          hint={atForm(refusal)}
          next={{ label: t('send_again'), onPress: () => void handIn(itemId).then(onChange) }}
        />
        <Button fullWidth variant="subtle" onClick={() => void forget(itemId).then(onChange)}>
          {t('remove')}
        </Button>
      </div>
    );
  return (
    <div role="status">
      <h1 className="visually-hidden">{page.activity.title}</h1>
      <Empty
        title={t(isOnline ? 'sending' : 'waits')}
        hint={t('waits_hint')}
        next={{ label: t('to_course'), href: courseHref(page.courseId) }}
      />
    </div>
  );
}
