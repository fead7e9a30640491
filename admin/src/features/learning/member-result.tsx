import type { MemberResult } from '@vitrine/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { Button, Failed, IconButton, Loading } from '@vitrine/ui';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../shared/icons.ts';
import { PersonLink } from '../../shared/person/index.ts';
import { memberResultQuery } from './api.ts';
import classes from './learning.module.css';
import { TestState } from './test-state.tsx';
import { UnblockDialog } from './unblock-dialog.tsx';

/** Every attempt of a person in a test: when, how good, and each answer. */
export function MemberResultPane({ activityId, memberId, onClose }: { activityId: string; memberId: string; onClose: () => void }) {
  const { t } = useTranslation('learning');
  const found = useQuery(memberResultQuery(activityId, memberId));
  const [isAsking, ask] = useState(false);
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Loading shape="form" rows={5} />;
  const one = found.data;
  return (
    <section className={classes.pane} aria-label={one.fullName}>
      <div className={classes.head}>
        <h2>
          <PersonLink memberId={memberId} name={one.fullName} />
        </h2>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <p>
        {one.title} · {one.course}
      </p>
      <p>
        <TestState state={one.state} /> {one.run > 1 ? t('run', { number: one.run }) : null}
      </p>
      {one.can.unblock ? <Button onClick={() => ask(true)}>{t('unblock.open')}</Button> : null}
      {one.attempts.length === 0 ? <p>{t('no_attempts')}</p> : null}
      {one.attempts.map((attempt) => (
        <AttemptFacts key={attempt.id} attempt={attempt} />
      ))}
      <UnblockDialog isOpen={isAsking} enrolmentId={one.enrolmentId} name={one.fullName} onClose={() => ask(false)} />
    </section>
  );
}

function AttemptFacts({ attempt }: { attempt: MemberResult['attempts'][number] }) {
  const { t, i18n } = useTranslation('learning');
  const { number, startedAt, score, answers } = attempt;
  const day = formatDay(startedAt.slice(0, 10), matchLocale(i18n.language));
  return (
    <details className={classes.attempt}>
      <summary>
        {t('attempt', { number, day })} <b>{score === null ? t(`attempt_states.${attempt.state}`) : `${score}%`}</b>
      </summary>
      <ol>
        {answers.map((answer) => (
          <li key={answer.questionId} data-right={answer.isRight || undefined}>
            <b>{answer.prompt}</b>
            <span>
              {answer.part === null ? t('waits') : `${answer.part}%`} · {answer.given.join(' · ') || t('no_answer')}
            </span>
            {answer.isRight || answer.right.length === 0 ? null : <small>{t('right', { answer: answer.right.join(' · ') })}</small>}
          </li>
        ))}
      </ol>
    </details>
  );
}
