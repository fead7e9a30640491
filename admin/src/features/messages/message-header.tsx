import type { MessageDetail } from '@vitrine/contract/messages';
import { textIn } from '@vitrine/domain/kernel';
import { Button, IconButton, PageHeading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconEye } from '../../shared/icons.ts';
import { SendDialog } from './send-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import { MessageStateChip } from './message-state-chip.tsx';
import classes from './messages.module.css';

type HeaderProps = { detail: MessageDetail; isDirty: boolean; onPreview: () => void };

/** Which message, where it stands, and the step that members will notice. */
export function MessageHeader({ detail, isDirty, onPreview }: HeaderProps) {
  const { t, i18n } = useTranslation('messages');
  const [asking, ask] = useState<'send' | 'unschedule' | 'takeBack' | undefined>();
  const close = () => ask(undefined);
  const { state, message, can } = detail;
  return (
    <div className={classes.header}>
      <PageHeading
        title={textIn(message.title, matchLocale(i18n.language)) || t('untitled')}
        backHref="/messages"
        hint={<MessageStateChip state={state} />}
        actions={
          <>
            <span className={classes.narrow}>
              <IconButton label={t('preview.open')} onClick={onPreview}>
                <IconEye size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </span>
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
