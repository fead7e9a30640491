import { Button, Card } from '@vitrine/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/field-fault.tsx';
import { OwnPasswordField } from '../../shared/own-password-field.tsx';
import { useFormAnswers } from '../../shared/use-form-answers.ts';
import { askForCopy, copyQuery } from './api.ts';
import classes from './privacy.module.css';

/** The password: whoever found an open session carries nothing away. */
export function CopyForm() {
  const { t } = useTranslation('privacy');
  const queries = useQueryClient();
  const { form, values, faults, isBusy, tell, send } = useFormAnswers({ password: '' }, { prefix: '' });
  const judge = () => Promise.resolve(values.password === '' ? { password: 'required' } : {});
  return (
    <Card>
      <form
        ref={form}
        className={classes.form}
        aria-label={t('copy.form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(judge, async () => queries.setQueryData(copyQuery.queryKey, await askForCopy(values)));
        }}
      >
        <h2>{t('copy.form')}</h2>
        <OwnPasswordField
          label={t('password')}
          hint={t('copy.password_hint')}
          value={values.password}
          error={faults['password']}
          onChange={(event) => tell('password', event.currentTarget.value)}
        />
        <FormFault code={faults['form']} />
        <Button type="submit" loading={isBusy} fullWidth>
          {t('copy.send')}
        </Button>
      </form>
    </Card>
  );
}
