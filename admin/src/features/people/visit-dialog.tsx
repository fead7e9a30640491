import { beginVisit } from '@vitrine/contract/identity';
import { Dialog } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { openVisit } from '../../shared/device/visit.ts';
import { visitMember } from './api.ts';
import classes from './people.module.css';

type VisitDialogProps = { memberId: string; name: string; isOpen: boolean; onClose: () => void };

/** The portal as somebody sees it, in a tab of its own; the reason is kept. */
export function VisitDialog({ memberId, name, isOpen, onClose }: VisitDialogProps) {
  const { t } = useTranslation('people');
  const form = useZodForm(beginVisit.body, { reason: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const close = () => {
    form.reset();
    onClose();
  };
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      const visit = await visitMember(memberId, reason);
      if (openVisit(JSON.stringify(visit))) close();
      else form.setError('root', { message: t('visit.blocked') });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('visit.title', { name })}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.form} aria-label={t('visit.title', { name })}>
        <p className={classes.consequence}>{t('visit.means', { name })}</p>
        <Field form={form} name="reason" label={t('visit.reason')} hint={t('visit.reason_hint')} />
        <FormRefusal form={form} />
        <DialogFoot onClose={close} type="submit" loading={isSubmitting}>
          {t('visit.begin')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
