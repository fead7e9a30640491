import { useMutation } from '@tanstack/react-query';
import { linkHours } from '@vitrine/domain/identity';
import { Dialog, Facts, showToast } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { sendLink } from './api.ts';
import classes from './people.module.css';

type LinkDialogProps = { memberId: string; name: string; email: string; isOpen: boolean; onClose: () => void };

/** Sends somebody a link by which they set a password that nobody else knows (LOG-08); until then everything stays as it is. */
export function LinkDialog({ memberId, name, email, isOpen, onClose }: LinkDialogProps) {
  const { t } = useTranslation('people');
  const send = useMutation({
    mutationFn: () => sendLink(memberId),
    onSuccess: () => {
      showToast({ text: t('link.done', { name }) });
      onClose();
    },
  });
  const close = () => {
    send.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('link.title', { name })}>
      <p className={classes.consequence}>{t('link.means', { hours: linkHours.set_password })}</p>
      <Facts rows={[{ term: t('link.to'), value: email }]} />
      <DialogFoot onClose={close} error={send.error} loading={send.isPending} onClick={() => send.mutate()}>
        {t('link.send')}
      </DialogFoot>
    </Dialog>
  );
}
