import type { AnswerToGrade } from '@vitrine/contract/learning';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, ConsolePanes, Empty, Failed, Loading, PageHeading, showToast, Textarea, TextInput } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grade, resultsKey, waitingQuery } from './api.ts';
import { LearningTabs } from './learning-tabs.tsx';
import classes from './learning.module.css';

/** Answers in free text that a person has to read, those that wait longest first. */
export function GradingScreen() {
  return <ConsolePanes header={<LearningTabs />} detail={<Queue />} />;
}

function Queue() {
  const { t } = useTranslation('learning');
  const waiting = useQuery(waitingQuery);
  if (waiting.isError && !waiting.data) return <Failed error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (!waiting.data) return <Loading shape="list" />;
  return (
    <div className={classes.pane}>
      <PageHeading title={t('grading.title')} />
      {waiting.data.items.length === 0 ? <Empty title={t('grading.empty.title')} hint={t('grading.empty.hint')} /> : null}
      {waiting.data.items.map((answer) => (
        <AnswerCard key={answer.id} answer={answer} />
      ))}
    </div>
  );
}

function AnswerCard({ answer }: { answer: AnswerToGrade }) {
  const { t } = useTranslation('learning');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [percent, setPercent] = useState('');
  const [comment, setComment] = useState('');
  const send = useMutation({
    mutationFn: () => grade({ attemptId: answer.attemptId, questionId: answer.questionId, percent: Number(percent), comment }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: resultsKey });
      showToast({ text: t('grading.done', { name: answer.fullName }) });
    },
  });
  const isFit = percent !== '' && Number(percent) >= 0 && Number(percent) <= 100;
  return (
    <Card label={`${answer.fullName}: ${answer.prompt}`} className={classes.answer ?? ''}>
      <p className={classes.quiet}>
        {answer.fullName} · {answer.title} · {answer.course}
      </p>
      <h2>{answer.prompt}</h2>
      <blockquote>{answer.answer}</blockquote>
      {answer.explanation ? <p className={classes.quiet}>{answer.explanation}</p> : null}
      <div className={classes.row}>
        <TextInput
          type="number"
          min={0}
          max={100}
          label={t('grading.percent')}
          value={percent}
          onChange={(event) => setPercent(event.currentTarget.value)}
        />
        <Textarea
          label={t('grading.comment')}
          maxLength={600}
          minRows={1}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Button disabled={!isFit} loading={send.isPending} onClick={() => send.mutate()}>
          {t('grading.verb')}
        </Button>
      </div>
      <p role="alert" className={classes.refused}>
        {send.error ? atForm(refusalCode(send.error)) : null}
      </p>
    </Card>
  );
}
