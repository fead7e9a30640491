import type { Leaving } from '@vitrine/contract/privacy';
import { isOwnName } from '@vitrine/domain/identity';
import { Button, Card } from '@vitrine/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/field-fault.tsx';
import { PlainField } from '../../shared/plain-field.tsx';
import { askToLeave, leavingQuery } from './api.ts';
import { OwnPasswordField } from '../../shared/own-password-field.tsx';
import { useFormAnswers } from '../../shared/use-form-answers.ts';
import classes from './privacy.module.css';

/** The own name, typed, and the password: nobody leaves by a slip of the finger. */
export function LeaveForm({ leaving: { fullName, clients } }: { leaving: Leaving }) {
  const { t } = useTranslation('privacy');
  const queries = useQueryClient();
  const { form, values, faults, isBusy, tell, send } = useFormAnswers({ fullName: '', password: '' }, { prefix: '' });
  const judge = () =>
    Promise.resolve({
      ...(isOwnName({ typed: values.fullName, fullName }) ? {} : { fullName: values.fullName.trim() === '' ? 'required' : 'name_differs' }),
      ...(values.password === '' ? { password: 'required' } : {}),
    });
  return (
    <Card>
      <form
        ref={form}
        className={classes.form}
        aria-label={t('leave.form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(judge, async () => {
            queries.setQueryData(leavingQuery.queryKey, await askToLeave(values));
            void queries.invalidateQueries({ queryKey: ['identity', 'me'] }); // the banner stands around every screen
          });
        }}
      >
        <h2>{t('leave.form')}</h2>
        {clients.length > 1 ? <p>{t('leave.clients', { names: clients.join(' · ') })}</p> : null}
        <p className={classes.hint}>{t('leave.delivery')}</p>
        <PlainField
          name="fullName"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          label={t('leave.name')}
          hint={t('leave.name_hint', { name: fullName })}
          value={values.fullName}
          error={faults['fullName']}
          onChange={(event) => tell('fullName', event.currentTarget.value)}
        />
        <OwnPasswordField
          label={t('password')}
          value={values.password}
          error={faults['password']}
          onChange={(event) => tell('password', event.currentTarget.value)}
        />
        <FormFault code={faults['form']} />
        <Button type="submit" color="refused" loading={isBusy} fullWidth>
          {t('leave.send')}
        </Button>
      </form>
    </Card>
  );
}
