import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import {
  getMeetingProvider,
  MeetingProviderForm,
  removeMeetingProvider,
  saveMeetingProvider,
  type MeetingProviderSettings,
} from '@vitrine/contract/classes';
import { meetingProviders } from '@vitrine/domain/classes';
import { Button, Card, ConsolePanes, Dialog, Failed, Loading, PageHeading, showToast } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { ChoiceField } from '../../../shared/fields/index.ts';
import { unwrapFields } from '../../../shared/resource/unwrap-fields.ts';
import styles from '../classes.module.css';

const providerKey = ['classes', 'meeting-provider'];

/** Where meetings of this client run that open in our own page (WEB-03). Its key is written and never read again. */
export function MeetingsScreen() {
  const { t } = useTranslation('classes');
  const opened = useQuery({ queryKey: providerKey, queryFn: () => call(getMeetingProvider) });
  if (opened.isPending) return <Loading shape="form" rows={5} />;
  if (opened.isError) return <Failed error={opened.error} onRetry={() => void opened.refetch()} />;
  return (
    <ConsolePanes
      header={<PageHeading title={t('meetings.title')} backHref="/classes" hint={t('meetings.intro')} />}
      detail={<Form key={opened.data.version} known={opened.data} />}
    />
  );
}

function Form({ known: { version, hasSecret, ...known } }: { known: MeetingProviderSettings }) {
  const { t } = useTranslation('classes');
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const form = useZodForm(MeetingProviderForm, { ...known, secret: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const submit = form.handleSubmit(async (settings) => {
    try {
      queries.setQueryData(providerKey, await call(saveMeetingProvider, { body: { version, settings } }));
      showToast({ text: t('meetings.saved') });
    } catch (error) {
      showRefusal(form, unwrapFields(error, 'settings'));
    }
  });
  const title = t('meetings.title');
  return (
    <Card label={title}>
      <form className={styles.stack} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceField
          form={form}
          name="kind"
          label={t('meetings.kind')}
          choices={meetingProviders.map((value) => ({ value, label: t(`meetings.kinds.${value}`) }))}
        />
        <Field form={form} name="domain" label={t('meetings.domain')} hint={t('meetings.domain_hint')} autoComplete="off" isRequired />
        <Field form={form} name="appId" label={t('meetings.appId')} autoComplete="off" isRequired />
        {kind === 'jaas' ? <Field form={form} name="keyId" label={t('meetings.keyId')} autoComplete="off" isRequired /> : null}
        <Field
          form={form}
          name="secret"
          type={kind === 'jaas' ? 'textarea' : 'password'}
          label={t('meetings.secret')}
          hint={t(hasSecret ? 'meetings.secret_kept' : 'meetings.secret_new')}
          autoComplete="new-password"
        />
        <FormRefusal form={form} />
        <div className={styles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {t('meetings.save')}
          </Button>
          {version > 0 ? (
            <Button variant="default" onClick={() => setRemoving(true)}>
              {t('meetings.remove')}
            </Button>
          ) : null}
        </div>
      </form>
      {isRemoving ? <RemoveDialog onClose={() => setRemoving(false)} /> : null}
    </Card>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('classes');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => call(removeMeetingProvider),
    onSuccess: async () => {
      showToast({ text: t('meetings.removed') });
      onClose();
      await queries.invalidateQueries({ queryKey: providerKey });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('meetings.remove_title')}>
      <p>{t('meetings.remove_hint')}</p>
      <DialogFoot onClose={onClose} error={send.error} loading={send.isPending} color="refused" onClick={() => send.mutate()}>
        {t('meetings.remove')}
      </DialogFoot>
    </Dialog>
  );
}
