import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listGroups } from '@vitrine/contract/identity';
import { getSenceSettings, saveSenceSettings, SenceSettingsForm, type SenceSettings } from '@vitrine/contract/sence';
import { environments, manuals } from '@vitrine/domain/sence';
import { Button, Card, ConsolePanes, Failed, Loading, PageHeading, showToast } from '@vitrine/ui';
import { Field, FormRefusal, SwitchField, useZodForm } from '@vitrine/ui/forms';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ChoiceField } from '../../shared/fields/index.ts';
import { DirtyGuard, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import classes from './sence.module.css';
import { SenceTabs } from './sence-tabs.tsx';

const settingsQuery = queryOptions({
  queryKey: ['sence', 'settings'],
  queryFn: () => call(getSenceSettings, {}),
  refetchOnWindowFocus: false, // never reloaded under the fingers
});

/** How the client is known to the authority: its RUT, a token that nobody reads again, where sessions go, and for how long (SEN-01). */
export function SettingsScreen() {
  const { t } = useTranslation('sence');
  const found = useQuery(settingsQuery);
  return (
    <ConsolePanes
      header={<SenceTabs />}
      detail={
        <>
          <PageHeading title={t('settings.title')} hint={t('settings.lead')} />
          {found.isPending ? <Loading shape="form" rows={6} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.data ? <Editor known={found.data} /> : null}
        </>
      }
    />
  );
}

function Editor({ known }: { known: SenceSettings }) {
  const { t } = useTranslation('sence');
  const queries = useQueryClient();
  const mayWrite = useMay('sence.write');
  const groups = useQuery({
    queryKey: ['sence', 'groups'],
    queryFn: () => call(listGroups, { query: { limit: 100 } }),
    enabled: useMay('people.read'),
  });
  const form = useZodForm(SenceSettingsForm, known.settings);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const { submit, conflict } = useVersionedSave({
    form,
    held: known.settings,
    version: known.version,
    send: (settings, version) => call(saveSenceSettings, { body: { version, settings } }),
    readAgain: async () => {
      const { settings: values, version } = await queries.query({ ...settingsQuery, staleTime: 0 });
      return { values, version };
    },
    onSaved: (kept) => {
      queries.setQueryData(settingsQuery.queryKey, kept);
      form.reset(kept.settings);
      showToast({ text: t('settings.saved') });
    },
    outer: 'settings',
  });
  const nameOf = (field: string) => t(`settings.field.${field}`);
  const words = (name: 'environment' | 'manual', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`settings.choice.${name}.${value}`) }));
  return (
    <>
      {known.host === null ? (
        <p role="status" className={classes.note}>
          {t('settings.no_host')}
        </p>
      ) : (
        <p className={classes.note}>{t('settings.host', { host: known.host })}</p>
      )}
      <Card className={classes.card ?? ''}>
        <form className={classes.form} aria-label={t('settings.title')} noValidate onSubmit={(event) => void submit(event)}>
          <SwitchField form={form} name="isOn" label={nameOf('isOn')} hint={t('settings.hint.isOn')} isDisabled={!mayWrite} />
          <Field
            form={form}
            name="providerRut"
            label={nameOf('providerRut')}
            hint={t('settings.hint.providerRut')}
            autoComplete="off"
            isRequired
            isDisabled={!mayWrite}
          />
          <Field
            form={form}
            name="token"
            type="password"
            label={nameOf('token')}
            hint={t(known.hasToken ? 'settings.hint.token_kept' : 'settings.hint.token')}
            autoComplete="new-password"
            isDisabled={!mayWrite}
          />
          <ChoiceField
            form={form}
            name="environment"
            label={nameOf('environment')}
            choices={words('environment', environments)}
            isDisabled={!mayWrite}
          />
          <ChoiceField
            form={form}
            name="manual"
            label={nameOf('manual')}
            hint={t('settings.hint.manual')}
            choices={words('manual', manuals)}
            isDisabled={!mayWrite}
          />
          <Field
            form={form}
            name="sessionMinutes"
            type="number"
            label={nameOf('sessionMinutes')}
            hint={t('settings.hint.sessionMinutes')}
            isDisabled={!mayWrite}
          />
          <ChoiceField
            form={form}
            name="exemptGroupId"
            label={nameOf('exemptGroupId')}
            hint={t('settings.hint.exemptGroupId')}
            none={t('settings.nobody')}
            choices={(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            isDisabled={!mayWrite}
          />
          <FormRefusal form={form} />
          {mayWrite ? (
            <div className={classes.verbs}>
              <Button type="submit" loading={isSubmitting}>
                {t('settings.save')}
              </Button>
            </div>
          ) : null}
        </form>
      </Card>
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={nameOf} />
    </>
  );
}
