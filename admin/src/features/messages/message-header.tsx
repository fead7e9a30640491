import { useQueryClient } from '@tanstack/react-query';
import type { MessageDetail } from '@vitrine/contract/messages';
import { textIn } from '@vitrine/domain/kernel';
import { Button, PageHeading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewButton, writing } from '../../shared/writing/index.ts';
import { listKey, RemoveThing } from '../../shared/resource/index.ts';
import { messageQuery, remove } from './api.ts';
import { messages } from './messages.tsx';
import { SendDialog } from './send-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import { MessageStateChip } from './message-state-chip.tsx';

type HeaderProps = { detail: MessageDetail; isDirty: boolean; onPreview: () => void };

/** Which message, where it stands, and the step that members will notice. */
export function MessageHeader({ detail, isDirty, onPreview }: HeaderProps) {
  const { t, i18n } = useTranslation('messages');
  const [asking, ask] = useState<'send' | 'unschedule' | 'takeBack' | undefined>();
  const close = () => ask(undefined);
  const { state, message, can } = detail;
  const title = textIn(message.title, matchLocale(i18n.language)) || t('untitled');
  return (
    <div className={writing.header}>
      <PageHeading
        title={title}
        backHref="/messages"
        hint={<MessageStateChip state={state} />}
        actions={
          <>
            <PreviewButton label={t('preview.open')} onClick={onPreview} />
            {can.remove && !isDirty ? <Remove detail={detail} /> : null}
            {can.unschedule ? (
              <Button variant="default" onClick={() => ask('unschedule')}>
                {t('unschedule.open')}
              </Button>
            ) : null}
            {can.takeBack ? (
              <Button variant="default" onClick={() => ask('takeBack')}>
                {t('takeBack.open')}
              </Button>
            ) : null}
            {can.send ? (
              <Button disabled={isDirty} title={isDirty ? t('send.save_first') : undefined} onClick={() => ask('send')}>
                {t('send.open')}
              </Button>
            ) : null}
          </>
        }
      />
      <SendDialog detail={detail} isOpen={asking === 'send'} onClose={close} />
      <StepDialog step="unschedule" detail={detail} isOpen={asking === 'unschedule'} onClose={close} />
      <StepDialog step="takeBack" detail={detail} isOpen={asking === 'takeBack'} onClose={close} />
    </div>
  );
}

/** A draft that nobody needs any more. */
function Remove({ detail: { id } }: { detail: MessageDetail }) {
  const { t } = useTranslation('messages', { keyPrefix: 'remove' });
  const queries = useQueryClient();
  return (
    <RemoveThing
      words={{ open: t('open'), ask: t('ask'), means: t('means'), done: t('done') }}
      path="/messages"
      remove={() => remove(id)}
      forget={() => {
        queries.removeQueries({ queryKey: messageQuery(id).queryKey });
        return queries.invalidateQueries({ queryKey: listKey(messages) });
      }}
    />
  );
}
