import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listGroups } from '@vitrine/contract/identity';
import { getPartner, PartnerForm, savePartner, type PartnerSettings } from '@vitrine/contract/transfer';
import { partnerRoles } from '@vitrine/domain/transfer';
import { Button, Card, ConsolePanes, Failed, Loading, PageHeading, showToast } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, SwitchField, useZodForm } from '@vitrine/ui/forms';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoicesField } from '../../shared/fields/index.ts';
import { unwrapFields } from '../../shared/resource/unwrap-fields.ts';
import { TransferTabs } from './transfer-tabs.tsx';
import classes from './transfer.module.css';

const queryKey = ['transfer', 'partner'];
const groupsQuery = { queryKey: ['transfer', 'groups'], queryFn: () => call(listGroups, { query: { limit: 100 } }) };

/** The partner program: its name and address, the key that nobody reads again, and who may send (TRF-01). */
export function PartnerScreen() {
  const { t } = useTranslation('transfer');
  const found = useQuery({ queryKey, queryFn: () => call(getPartner, {}) });
  return (
    <ConsolePanes
      header={<TransferTabs />}
      detail={
        <div className={classes.list}>
          <PageHeading title={t('tabs.partner')} hint={t('partner.lead')} />
          {found.isPending ? <Loading shape="form" rows={6} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.data ? <PartnerCard key={found.data.version} settings={found.data} /> : null}
        </div>
      }
    />
  );
}

function PartnerCard({ settings: { version, partner, hasKey, can } }: { settings: PartnerSettings }) {
  const { t } = useTranslation('transfer');
  const queries = useQueryClient();
  const groups = useQuery(groupsQuery);
  const form = useZodForm(PartnerForm, partner);
  const { isSubmitting } = useFormState({ control: form.control });
  const isDisabled = !can.save;
  const submit = form.handleSubmit(async (written) => {
    try {
      const saved = await call(savePartner, { body: { version, partner: written } });
      showToast({ text: t('partner.saved') });
      queries.setQueryData(queryKey, saved);
    } catch (error) {
      showRefusal(form, unwrapFields(error, 'partner'));
    }
  });
  return (
    <Card>
      <form className={classes.form} aria-label={t('tabs.partner')} noValidate onSubmit={(event) => void submit(event)}>
        <Field form={form} name="name" label={t('partner.name')} isDisabled={isDisabled} isRequired />
        <Field
          form={form}
          name="siteUrl"
          type="url"
          label={t('partner.siteUrl')}
          hint={t('partner.siteUrl_hint')}
          isDisabled={isDisabled}
        />
        <Field
          form={form}
          name="apiUrl"
          type="url"
          label={t('partner.apiUrl')}
          hint={t('partner.apiUrl_hint')}
          isDisabled={isDisabled}
          isRequired
        />
        <Field
          form={form}
          name="key"
          type="password"
          label={t('partner.key')}
          hint={t(hasKey ? 'partner.key_kept' : 'partner.key_new')}
          autoComplete="new-password"
          isDisabled={isDisabled}
        />
        <ChoicesField
          form={form}
          name="roles"
          label={t('partner.roles')}
          choices={partnerRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          isDisabled={isDisabled}
        />
        <ChoicesField
          form={form}
          name="groupIds"
          label={t('partner.groupIds')}
          choices={(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isDisabled={isDisabled}
        />
        <SwitchField form={form} name="isOpen" label={t('partner.isOpen')} hint={t('partner.isOpen_hint')} isDisabled={isDisabled} />
        <FormRefusal form={form} />
        {can.save ? (
          <Button type="submit" loading={isSubmitting}>
            {t('partner.save')}
          </Button>
        ) : null}
      </form>
    </Card>
  );
}
