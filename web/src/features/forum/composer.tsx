import { useMutation } from '@tanstack/react-query';
import type { ForumPost, ForumTopicPage } from '@vitrine/contract/forum';
import { Button, Dock, IconButton, showToast } from '@vitrine/ui';
import { refusalCode, toldBy, useMessages } from '@vitrine/ui/forms';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMicrophone, IconX } from '../../shared/icons.ts';
import { forumCalls } from './api.ts';
import { AllowanceLine } from './allowance-line.tsx';
import classes from './forum.module.css';
import { MentionButton } from './mention-button.tsx';
import { TextBox } from './text-box.tsx';
import { useDraft } from './use-draft.ts';

const Recorder = lazy(() => import('../../shared/recorder/recorder.tsx').then((chunk) => ({ default: chunk.Recorder })));

type ComposerProps = { topic: ForumTopicPage; quote: ForumPost | undefined; onUnquote: () => void; onSent: () => Promise<unknown> };

/** Where the member answers, by text or by voice, at the thumb. A topic that was closed meanwhile refuses, and what was typed stays to be read. */
export function Composer({ topic, quote, onUnquote, onSent }: ComposerProps) {
  const { t } = useTranslation('forum');
  const { atForm } = useMessages();
  const { draft, type, forget, renew } = useDraft(`topic/${topic.id}`);
  const [isSpeaking, setSpeaking] = useState(false);
  const saved = useRef<ForumPost>(undefined);
  const quoteId = quote?.id ?? null;
  const sent = async ({ state }: Pick<ForumPost, 'state'>) => {
    forget();
    onUnquote();
    setSpeaking(false);
    showToast({ text: t(state === 'hidden' ? 'done.held' : 'done.reply') });
    await onSent();
  };
  const reply = useMutation({
    mutationFn: async () => {
      const calls = await forumCalls();
      return calls.sendReply(topic.id, draft.key, { text: draft.text, quoteId, mentionIds: calls.mentionIdsOf(draft) });
    },
    onSuccess: sent,
    onError: async () => {
      renew();
      await onSent(); // it may have been closed meanwhile
    },
  });
  const { fields, refusal } = reply.isError ? toldBy(reply.error) : { fields: {}, refusal: '' };
  const fault = fields['text'] ?? (reply.isError ? refusal : undefined);
  if (!topic.can.reply) return <Kept text={draft.text} fault={fault} topic={topic} />;
  const box = (
    <TextBox label={t(isSpeaking ? 'fields.beside' : 'fields.reply')} isBare value={draft.text} onType={(text) => type({ text })} />
  );
  return (
    <Dock note={<AllowanceLine what="reply" allowance={topic.allowance} />}>
      <div className={classes.composer}>
        {quote ? (
          <p className={classes.answered}>
            <span>{t('answering', { name: quote.author })}</span>
            <IconButton label={t('unquote')} onClick={onUnquote}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </p>
        ) : null}
        {isSpeaking ? (
          <Suspense>
            <Recorder
              place={`forum/${topic.id}`}
              to={t('to', { name: (quote ?? topic).author.split(' ')[0] })}
              sendLabel={t('send_reply')}
              save={async (recording) => {
                const calls = await forumCalls();
                const body = { text: draft.text, quoteId, mentionIds: calls.mentionIdsOf(draft) };
                saved.current = await calls.sendSpokenReply(topic.id, recording, body);
              }}
              onSaved={() => void sent(saved.current ?? { state: 'shown' })}
              onClose={() => setSpeaking(false)}
            >
              {box}
            </Recorder>
          </Suspense>
        ) : (
          <>
            {box}
            {fault === undefined ? null : (
              <p role="alert" className={classes.fault}>
                {refusalCode(reply.error) === 'unexpected' ? t('failed.reply') : atForm(fault)}
              </p>
            )}
            <div className={classes.send}>
              <IconButton label={t('record')} className={classes.mic ?? ''} onClick={() => setSpeaking(true)}>
                <IconMicrophone size={24} stroke={1.75} aria-hidden />
              </IconButton>
              <MentionButton boardId={topic.boardId} draft={draft} onType={type} />
              <Button loading={reply.isPending} onClick={() => reply.mutate()}>
                {t('send_reply')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dock>
  );
}

/** What was typed into a topic that takes no replies: it stays on the device. */
function Kept({ text, fault, topic }: { text: string; fault: string | undefined; topic: ForumTopicPage }) {
  const { t } = useTranslation('forum');
  const { atForm } = useMessages();
  const { mutedUntil } = topic.allowance;
  if (text === '' && fault === undefined && mutedUntil === null) return null;
  return (
    <section className={classes.shut} aria-label={t('kept.label')}>
      <div>
        {mutedUntil === null ? null : <AllowanceLine what="reply" allowance={topic.allowance} />}
        {fault === undefined ? null : <p role="alert">{atForm(fault)}</p>}
        {text === '' ? null : (
          <>
            <b>{t('kept.title')}</b>
            <p className={classes.text}>{text}</p>
          </>
        )}
      </div>
    </section>
  );
}
