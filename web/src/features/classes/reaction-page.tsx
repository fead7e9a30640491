import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Button, Empty, Failed, Loading, NotFound, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlainField } from '../../shared/plain-field.tsx';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { wordIn } from '../../shared/search-words.ts';
import { courseQuery, theCalls, useKind } from './api.ts';
import { pathOf } from './kinds.ts';

const questions = ['content', 'instructor', 'organization'] as const;
const scores = ['5', '4', '3', '2', '1'] as const;

/** What the member thinks of a class, once they have their verdict (PRE-05). */
export function ReactionPage() {
  const { t } = useTranslation('classes');
  const kind = useKind();
  const { courseId = '', hierarchyOrder = '1' } = useParams({ strict: false });
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const found = useQuery(courseQuery(kind, courseId));
  const backHref = `${pathOf[kind]}/${courseId}`;
  const classId = wordIn(asked, 'class');
  const one = found.data?.classes.find(({ id, can }) => (classId === undefined ? can.react : id === classId));
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  return (
    <>
      <PageTitle title={t('reaction.title')} hint={found.data?.title} backHref={backHref} />
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? <NotFound homeHref="/home" /> : null}
      {found.isError && !isUnknown && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data && !one?.can.react ? (
        <Empty
          title={t(one?.hasReacted ? 'reaction.sent_title' : 'reaction.closed_title')}
          hint={t(one?.hasReacted ? 'reaction.sent_hint' : 'reaction.closed_hint')}
          next={{ label: t('reaction.back'), href: backHref }}
        />
      ) : null}
      {one?.can.react ? <Form classId={one.id} order={Number(hierarchyOrder)} backHref={backHref} /> : null}
    </>
  );
}

function Form({ classId, order, backHref }: { classId: string; order: number; backHref: string }) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [given, setGiven] = useState<Record<(typeof questions)[number], string>>({ content: '', instructor: '', organization: '' });
  const [comment, setComment] = useState('');
  const send = useMutation({
    mutationFn: async () =>
      (await theCalls()).sendForm(classId, order, {
        content: Number(given.content),
        instructor: Number(given.instructor),
        organization: Number(given.organization),
        comment,
      }),
    onSuccess: async () => {
      showToast({ text: t('reaction.thanks') });
      await queries.invalidateQueries({ queryKey: ['classes'] });
      await navigate({ to: backHref });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      {questions.map((question) => (
        <PlainSelect
          key={question}
          label={t(`reaction.${question}`)}
          value={given[question]}
          choices={[{ value: '', label: t('reaction.choose') }, ...scores.map((value) => ({ value, label: t(`reaction.score.${value}`) }))]}
          onChoose={(value) => setGiven((before) => ({ ...before, [question]: value }))}
        />
      ))}
      <PlainField
        label={t('reaction.comment')}
        value={comment}
        maxLength={1000}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {send.isError ? <p role="alert">{atForm(refusalCode(send.error))}</p> : null}
      <Button type="submit" fullWidth loading={send.isPending} disabled={questions.some((question) => given[question] === '')}>
        {t('reaction.send')}
      </Button>
    </form>
  );
}
