import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Button, Dock, NotFound } from '@vitrine/ui';
import { refusalCode, toldBy, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlainField } from '../../shared/plain-field.tsx';
import { boardQuery, forumCalls } from './api.ts';
import { AllowanceLine } from './allowance-line.tsx';
import classes from './forum.module.css';
import { MentionButton } from './mention-button.tsx';
import { TextBox } from './text-box.tsx';
import { useDraft } from './use-draft.ts';

/** Opens a topic. What was typed stays on the device until the server has it, and each fault stands at its field (FOR-01, ERR-06). */
export function NewTopicPage() {
  const { t } = useTranslation('forum');
  const { atForm } = useMessages();
  const { boardId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const board = useQuery(boardQuery(boardId));
  const { draft, type, forget, renew } = useDraft(`board/${boardId}`);
  const open = useMutation({
    mutationFn: async () => {
      const calls = await forumCalls();
      const { title, text } = draft;
      return calls.sendTopic(boardId, draft.key, { title, text, mentionIds: calls.mentionIdsOf(draft) });
    },
    onSuccess: async ({ id }) => {
      forget();
      await queries.invalidateQueries({ queryKey: ['forum'] });
      await navigate({ to: '/forum/topics/$topicId', params: { topicId: id }, replace: true });
    },
    onError: renew,
  });
  if (refusalCode(board.error) === 'not_found') return <NotFound homeHref="/forum" />;
  const { fields, refusal } = open.isError ? toldBy(open.error) : { fields: {}, refusal: '' };
  const isAtField = Object.keys(fields).length > 0;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate();
      }}
    >
      <PageTitle title={t('open_topic')} backHref={`/forum/${boardId}`} hint={board.data?.name ?? ''} />
      <PlainField
        label={t('fields.title')}
        value={draft.title}
        maxLength={280}
        onChange={(event) => type({ title: event.currentTarget.value })}
        error={fieldOf(fields, 'title')}
      />
      <TextBox label={t('fields.text')} value={draft.text} onType={(text) => type({ text })} error={fieldOf(fields, 'text')} rows={7} />
      {open.isError && !isAtField ? (
        <p role="alert" className={classes.fault}>
          <b>{t('failed.topic')}</b> {atForm(refusal)}
        </p>
      ) : null}
      <MentionButton boardId={boardId} draft={draft} onType={type} />
      <Dock note={board.data ? <AllowanceLine what="topic" allowance={board.data.allowance} /> : null}>
        <Button type="submit" loading={open.isPending}>
          {t('send_topic')}
        </Button>
      </Dock>
    </form>
  );
}

const fieldOf = (fields: Record<string, string>, name: string): string | undefined => fields[name];
