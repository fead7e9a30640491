import type { Attempt } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../shared/device/network.ts';
import { currentOutbox, useOutboxState } from '../../../shared/outbox/current.ts';
import { courseHref } from '../course-place.ts';
import { AttemptSheet } from '../kinds/conventional-test/attempt-sheet.tsx';
import type { Given, GivenAnswer } from '../kinds/conventional-test/given-answer.ts';
import type { OwnLease } from './lease-on-device.ts';

/** What is done on the device, in a chunk of its own: it leans on the schemas, and a screen is drawn without. It came along with the test. */
const theLeases = () => import('./own-lease.ts');
const handIn = async (itemId: string) => (await theLeases()).handInOwn(itemId);
const forget = async (itemId: string) => (await theLeases()).forgetOwn(itemId);

type OwnProps = { page: PlayerPage; own: OwnLease; onChange: () => void; onSent: (attempt: Attempt) => void };

/** A test that is taken without a network: answered here, handed in here, and told of by the server once it has it (OFF-04, D03). */
export function OwnTest(props: OwnProps) {
  return props.own.handedIn ? <Waiting {...props} /> : <Answering {...props} />;
}

function Answering({ page, own, onChange }: OwnProps) {
  const { t } = useTranslation('learning/leases');
  const itemId = page.activity.id;
  const [answers, setAnswers] = useState<Record<string, GivenAnswer>>(own.answers);
  const [isLost, setLost] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const give = (questionId: string, given: Given) => {
    const revision = (answers[questionId]?.revision ?? 0) + 1;
    setAnswers({ ...answers, [questionId]: { ...given, revision } });
    void theLeases()
      .then((leases) => leases.answerOwn(itemId, questionId, given))
      .catch(() => setLost(true));
  };
  const deliver = async () => {
    setBusy(true);
    await handIn(itemId).then(onChange, () => setLost(true));
    setBusy(false);
  };
  return (
    <>
      {isLost ? <p role="alert">{t('not_kept')}</p> : null}
      <AttemptSheet
        page={page}
        attempt={own.attempt}
        answers={answers}
        left={null}
        waiting={0}
        isOnDevice
        onGive={give}
        onDeliver={() => void deliver()}
        isBusy={isBusy}
        isDone={own.handedIn !== null}
        error={null}
      />
    </>
  );
}

/** Handed in, and not yet at the server: nothing is called sent before it said so. */
function Waiting({ page, own, onChange, onSent }: OwnProps) {
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
