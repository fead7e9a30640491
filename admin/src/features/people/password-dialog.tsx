import { setPersonPassword } from '@vitrine/contract/identity';
import { Dialog, showToast } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { givePassword } from './api.ts';
import classes from './people.module.css';

type PasswordDialogProps = { memberId: string; name: string; isOpen: boolean; onClose: () => void };

/** A new password for somebody who cannot recover theirs; their sessions end. */
export function PasswordDialog({ memberId, name, isOpen, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('people');
  const form = useZodForm(setPersonPassword.body, { password: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const close = () => {
    form.reset();
    onClose();
  };
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await givePassword(memberId, password);
      showToast({ text: t('password.done', { name }) });
      close();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('password.title', { name })}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.form} aria-label={t('password.title', { name })}>
        <p className={classes.consequence}>{t('password.means')}</p>
        <Field form={form} name="password" type="password" label={t('people.field.password')} autoComplete="new-password" />
        <FormRefusal form={form} />
        <DialogFoot onClose={close} type="submit" loading={isSubmitting}>
          {t('password.set')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
