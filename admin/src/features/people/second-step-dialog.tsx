import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog, showToast } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { oneKey } from '../../shared/resource/index.ts';
import { takeSecondStepAway } from './api.ts';
import classes from './people.module.css';
import { people } from './people.tsx';

type SecondStepDialogProps = { memberId: string; name: string; isOpen: boolean; onClose: () => void };

/** Takes a lost second step from somebody, who is told by mail; their sessions end. */
export function SecondStepDialog({ memberId, name, isOpen, onClose }: SecondStepDialogProps) {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const reset = useMutation({
    mutationFn: () => takeSecondStepAway(memberId),
    onSuccess: async () => {
      showToast({ text: t('second_step.done', { name }) });
      await queries.invalidateQueries({ queryKey: oneKey(people, memberId) });
      onClose();
    },
  });
  const close = () => {
    reset.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('second_step.title', { name })}>
      <p className={classes.consequence}>{t('second_step.means')}</p>
      <DialogFoot onClose={close} error={reset.error} loading={reset.isPending} onClick={() => reset.mutate()}>
        {t('second_step.reset')}
      </DialogFoot>
    </Dialog>
  );
}
