import type { MessageDetail } from '@vitrine/contract/messages';
import { Dialog } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { takeBack, unschedule } from './api.ts';
import classes from './messages.module.css';
import { useStep } from './use-step.ts';

const steps = { unschedule, takeBack };
type StepProps = { step: keyof typeof steps; detail: MessageDetail; isOpen: boolean; onClose: () => void };

/** What members will notice of a way back; then the verb. */
export function StepDialog({ step, detail, isOpen, onClose }: StepProps) {
  const { t } = useTranslation('messages');
  const { mutate, error, isPending } = useStep({
    messageId: detail.id,
    take: () => steps[step]({ messageId: detail.id, version: detail.version }),
    done: () => t(`${step}.done`),
    onClose,
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(`${step}.title`)} size={520}>
      <p className={classes.lead}>{t(`${step}.hint`)}</p>
      <DialogFoot
        onClose={onClose}
        error={error}
        onClick={() => mutate()}
        loading={isPending}
        {...(step === 'takeBack' ? { color: 'refused' } : {})}
      >
        {t(`${step}.send`)}
      </DialogFoot>
    </Dialog>
  );
}
