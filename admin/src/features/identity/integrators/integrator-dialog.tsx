import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IntegratorForm, type Integrator } from '@vitrine/contract/identity';
import { Checkbox, Dialog, showToast } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { ChoicesField } from '../../../shared/fields/index.ts';
import classes from './integrators.module.css';
import { integratorsQuery, makeIntegrator, programsQuery, writeIntegrator } from './api.ts';
import type { Told } from './secret-dialog.tsx';

type IntegratorDialogProps = { integrator: Integrator | undefined; onClose: () => void; onTold: (told: Told) => void };

/** A new partner's server, or one as it is named and reaches from now on. */
export function IntegratorDialog({ integrator, onClose, onTold }: IntegratorDialogProps) {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const { data: programs = [] } = useQuery(programsQuery);
  const form = useZodForm(IntegratorForm, { name: integrator?.name ?? '', clientIds: integrator?.clientIds ?? null });
  const { isSubmitting } = useFormState({ control: form.control });
  const clientIds = useWatch({ control: form.control, name: 'clientIds' }) ?? null;
  const title = integrator ? t('integrators.edit', { name: integrator.name }) : t('integrators.create');
  const submit = form.handleSubmit(async (body) => {
    try {
      if (integrator) await writeIntegrator(integrator.id, body);
      else onTold({ name: body.name, ...(await makeIntegrator(body)) });
      await queries.invalidateQueries({ queryKey: integratorsQuery.queryKey });
      if (integrator) showToast({ text: t('integrators.saved') });
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.form} aria-label={title}>
        <Field form={form} name="name" label={t('integrators.name')} hint={t('integrators.name_hint')} autoComplete="off" />
        <Checkbox
          label={t('integrators.every_program')}
          checked={clientIds === null}
          onChange={() => form.setValue('clientIds', clientIds === null ? [] : null, { shouldDirty: true })}
        />
        {clientIds === null ? null : (
          <ChoicesField
            form={form}
            name="clientIds"
            label={t('integrators.programs')}
            choices={programs.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {integrator ? t('integrators.save') : t('integrators.create')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
