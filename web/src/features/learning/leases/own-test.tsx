import type { PlayerPage } from '@vitrine/contract/learning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttemptSheet } from '../kinds/conventional-test/attempt-sheet.tsx';
import type { Given, GivenAnswer } from '../kinds/conventional-test/given-answer.ts';
import type { OwnLease } from './lease-on-device.ts';

/** What is done on the device, in a chunk of its own: it leans on the schemas, and a screen is drawn without. It came along with the test. */
const theLeases = () => import('./own-lease.ts');
const handIn = async (itemId: string) => (await theLeases()).handInOwn(itemId);

type OwnProps = { page: PlayerPage; own: OwnLease; onChange: () => void };

/** A test that is taken without a network: answered here, and handed in here (OFF-04, D03). */
export function OwnTest({ page, own, onChange }: OwnProps) {
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
