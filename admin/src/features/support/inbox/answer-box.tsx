import { useQuery } from '@tanstack/react-query';
import type { TicketToAnswer } from '@vitrine/contract/support';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { Button, NativeSelect, SegmentedControl, showToast, Textarea } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act } from './api.ts';
import { cannedQuery } from './api.ts';
import { CannedDialog } from './canned-dialog.tsx';
import classes from './inbox.module.css';
import { useAct } from './use-act.ts';

/** An answer, or a note that only staff reads. What could not be sent stays as it was typed. */
export function AnswerBox({ ticket }: { ticket: TicketToAnswer }) {
  const { t } = useTranslation('support');
  const { atForm } = useMessages();
  const act = useAct(ticket);
  const canned = useQuery(cannedQuery);
  const [kind, setKind] = useState('answer');
  const [text, setText] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const isNote = kind === 'note' || !ticket.can.answer;
  const send = (one: Act, done: string) =>
    act.mutate(one, {
      onSuccess: () => {
        setText('');
        showToast({ text: done });
      },
    });
  const take = (id: string) => {
    const reply = canned.data?.items.find((one) => one.id === id);
    if (reply) setText((typed) => [typed, textIn(reply.text, matchLocale(ticket.from.locale, locales))].filter(Boolean).join('\n\n'));
  };
  const isEmpty = text.trim() === '';
  return (
    <section className={classes.box} aria-label={t('answer.title')}>
      {ticket.can.answer ? (
        <SegmentedControl
          aria-label={t('answer.kind')}
          value={kind}
          onChange={setKind}
          data={[
            { value: 'answer', label: t('answer.answer') },
            { value: 'note', label: t('answer.note') },
          ]}
        />
      ) : (
        <p>{t('answer.theirs', { name: ticket.assignee?.name ?? '' })}</p>
      )}
      <Textarea
        label={t(isNote ? 'answer.note_text' : 'answer.text')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {act.isError ? <p role="alert">{atForm(refusalCode(act.error))}</p> : null}
      <div className={classes.acts}>
        {isNote ? (
          <Button disabled={isEmpty} loading={act.isPending} onClick={() => send({ what: 'note', message: text }, t('answer.noted'))}>
            {t('answer.keep_note')}
          </Button>
        ) : (
          <>
            <NativeSelect
              aria-label={t('canned.take')}
              value=""
              onChange={(event) => take(event.currentTarget.value)}
              data={[
                { value: '', label: t('canned.take') },
                ...(canned.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button variant="default" onClick={() => setKeeping(true)}>
              {t('canned.keep')}
            </Button>
            <Button
              variant="default"
              disabled={isEmpty}
              loading={act.isPending}
              onClick={() => send({ what: 'answer', message: text, ends: 'solve' }, t('answer.solved'))}
            >
              {t('answer.send_solve')}
            </Button>
            <Button
              disabled={isEmpty}
              loading={act.isPending}
              onClick={() => send({ what: 'answer', message: text, ends: 'ask' }, t('answer.sent'))}
            >
              {t('answer.send')}
            </Button>
          </>
        )}
      </div>
      {isKeeping ? <CannedDialog onClose={() => setKeeping(false)} /> : null}
    </section>
  );
}
