import { useQueryClient } from '@tanstack/react-query';
import { LogInProviderForm, type LogInProviderSettings } from '@vitrine/contract/identity';
import { Button, Card, showToast } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unwrapFields } from '../../../shared/resource/unwrap-fields.ts';
import { providersQuery, writeProvider } from './api.ts';
import { CheckProvider } from './check-provider.tsx';
import classes from './providers.module.css';
import { RemoveProvider } from './remove-provider.tsx';
import { TenantsField } from './tenants-field.tsx';

/** One provider: what it calls this site, the secret that nobody reads again, whose people may come in, and what to register there. */
export function ProviderCard({ item }: { item: LogInProviderSettings }) {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const { provider, version, clientId, hasSecret, tenants, redirectUris } = item;
  const name = t(`providers.name.${provider}`);
  const form = useZodForm(LogInProviderForm, { clientId, secret: '', tenants });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (settings) => {
    try {
      await writeProvider(provider, version, settings);
      showToast({ text: t('providers.saved') });
      await queries.invalidateQueries({ queryKey: providersQuery.queryKey });
    } catch (error) {
      showRefusal(form, unwrapFields(error, 'settings'));
    }
  });
  return (
    <Card label={name}>
      <h2>{name}</h2>
      <form className={classes.form} aria-label={name} noValidate onSubmit={(event) => void submit(event)}>
        <Field form={form} name="clientId" label={t('providers.clientId')} autoComplete="off" isRequired />
        <Field
          form={form}
          name="secret"
          type="password"
          label={t('providers.secret')}
          hint={t(hasSecret ? 'providers.secret_kept' : 'providers.secret_new')}
          autoComplete="new-password"
        />
        {provider === 'azure' ? <TenantsField control={form.control} /> : null}
        <div className={classes.addresses}>
          <p>{t('providers.redirects')}</p>
          {redirectUris.map((uri) => (
            <code key={uri}>{uri}</code>
          ))}
        </div>
        <FormRefusal form={form} />
        <div className={classes.verbs}>
          <Button type="submit" loading={isSubmitting}>
            {t('providers.save', { provider: name })}
          </Button>
          {version > 0 ? <RemoveProvider provider={provider} name={name} /> : null}
        </div>
        {version > 0 ? <CheckProvider provider={provider} name={name} /> : null}
      </form>
    </Card>
  );
}
