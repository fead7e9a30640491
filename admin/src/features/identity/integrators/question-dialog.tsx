import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Integrator } from '@vitrine/contract/identity';
import { Dialog, showToast } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import classes from './integrators.module.css';
import { integratorsQuery, renewSecret, revoke } from './api.ts';
import type { Told } from './secret-dialog.tsx';

export type Question = { of: Integrator; act: 'rotate' | 'revoke' };
type QuestionDialogProps = { question: Question | undefined; onClose: () => void; onTold: (told: Told) => void };

/** What ends something at a partner's is asked about before it is done. */
export function QuestionDialog({ question, onClose, onTold }: QuestionDialogProps) {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const act = question?.act ?? 'rotate';
  const name = question?.of.name ?? '';
  const done = useMutation({
    mutationFn: async ({ of: { id }, act: what }: Question) => (what === 'rotate' ? { id, ...(await renewSecret(id)) } : revoke(id)),
    onSuccess: async (told) => {
      close();
      if ('secret' in told && typeof told.secret === 'string') onTold({ id: question?.of.id ?? '', secret: told.secret, name });
      else showToast({ text: t('integrators.revoke.done') });
      await queries.invalidateQueries({ queryKey: integratorsQuery.queryKey });
    },
  });
  const close = () => {
    done.reset();
    onClose();
  };
  return (
    <Dialog isOpen={question !== undefined} onClose={close} title={t(`integrators.${act}.title`, { name })}>
      <p className={classes.consequence}>{t(`integrators.${act}.means`)}</p>
      <DialogFoot
        onClose={close}
        error={done.error}
        loading={done.isPending}
        {...(act === 'revoke' ? { color: 'refused' as const } : {})}
        onClick={() => {
          if (question) done.mutate(question);
        }}
      >
        {t(`integrators.${act}.open`)}
      </DialogFoot>
    </Dialog>
  );
}
