import { Button } from '@vitrine/ui';
import { Field, useZodForm } from '@vitrine/ui/forms';
import { verifyCertificate } from '@vitrine/contract/certificates';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './certificates.module.css';

/** The code of a certificate, as it stands on the paper. */
export function VerifyForm() {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const form = useZodForm(verifyCertificate.params, { code: '' });
  const submit = form.handleSubmit(({ code }) => navigate({ to: `/certificates/verify/${encodeURIComponent(code.trim())}` }));
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} aria-label={t('verify.form')} noValidate>
      <Field form={form} name="code" label={t('verify.code')} hint={t('verify.hint')} autoComplete="off" />
      <Button type="submit">{t('verify.check')}</Button>
    </form>
  );
}
