import type { TicketMessage, TicketToAnswer } from '@vitrine/contract/support';
import { Button, Link } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconCheck, IconFileText, IconLock } from '../../../shared/icons.ts';
import { AnswerBox } from './answer-box.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import classes from './inbox.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { useAct } from './use-act.ts';

/** The conversation with its notes, and what may be said to it. */
export function TicketPane({ ticket, backHref }: { ticket: TicketToAnswer; backHref: string }) {
  const { t, i18n } = useTranslation('support');
  const { atForm } = useMessages();
  const locale = matchLocale(i18n.language);
  const act = useAct(ticket);
  const [isPassing, setPassing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const isOpen = ticket.state !== 'solved' && ticket.state !== 'closed';
  return (
    <div className={classes.pane}>
      <Link href={backHref} className={classes.back ?? ''}>
        {t('back')}
      </Link>
      <header className={classes.head}>
        <div>
          <h2>{ticket.subject || t('gone')}</h2>
          <p>
            {t('head', {
              number: formatNumber(ticket.number, locale),
              at: formatInstant(ticket.createdAt, deviceZone(), locale),
              state: t(`states.${ticket.state}`),
            })}
          </p>
        </div>
        {ticket.can.claim ? (
          <Button size="sm" loading={act.isPending} onClick={() => act.mutate({ what: 'claim' })}>
            {t('claim')}
          </Button>
        ) : null}
        {isOpen ? (
          <Button size="sm" variant="default" onClick={() => setPassing(true)}>
            {t('pass')}
          </Button>
        ) : null}
        {ticket.can.close && ticket.others.length > 0 ? (
          <Button size="sm" variant="default" onClick={() => setMerging(true)}>
            {t('merge.open')}
          </Button>
        ) : null}
        {ticket.can.close ? (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
            loading={act.isPending}
            onClick={() => act.mutate({ what: 'close' })}
          >
            {t('close')}
          </Button>
        ) : null}
      </header>
      {act.isError ? <p role="alert">{atForm(refusalCode(act.error))}</p> : null}
      <ol className={classes.talk} aria-label={t('conversation')}>
        {ticket.messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
      </ol>
      {ticket.mergedInto ? (
        <p>
          <Link href={`/tickets?open=${ticket.mergedInto.id}`}>
            {t('merge.into', { number: formatNumber(ticket.mergedInto.number, locale) })}
          </Link>
        </p>
      ) : null}
      {isOpen ? <AnswerBox ticket={ticket} /> : null}
      {isMerging ? <MergeDialog ticket={ticket} onClose={() => setMerging(false)} /> : null}
      {isPassing ? <AssignDialog ticket={ticket} onClose={() => setPassing(false)} /> : null}
    </div>
  );
}

function Said({ message: { kind, by, text, at, files } }: { message: TicketMessage }) {
  const { t, i18n } = useTranslation('support');
  const day = formatInstant(at, deviceZone(), matchLocale(i18n.language));
  return (
    <li data-kind={kind}>
      <p className={classes.by}>
        {kind === 'note' ? <IconLock size={16} stroke={1.75} aria-hidden /> : null}
        <b>{kind === 'note' ? t('note_of', { by }) : by || t('gone')}</b> · <time dateTime={at}>{day}</time>
      </p>
      <p className={classes.text}>{text || t('erased')}</p>
      {files.length > 0 ? (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noopener">
                <IconFileText size={18} stroke={1.75} aria-hidden /> {file.name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
