import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IntegratorFields, type Integrator } from '@vitrine/contract/identity';
import { Checkbox, Dialog, showToast } from '@vitrine/ui';
import { Field, FormRefusal, useZodForm } from '@vitrine/ui/forms';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { ChoicesField } from '../../../shared/fields/index.ts';
import { useVersionedSave, VersionConflict } from '../../../shared/resource/index.ts';
import classes from './integrators.module.css';
import { integratorsQuery, makeIntegrator, programsQuery, readIntegrator, writeIntegrator } from './api.ts';
import type { Told } from './secret-dialog.tsx';

type IntegratorDialogProps = { integrator: Integrator | undefined; onClose: () => void; onTold: (told: Told) => void };

const valuesOf = (integrator: Integrator | undefined): IntegratorFields => ({
  name: integrator?.name ?? '',
  clientIds: integrator?.clientIds ?? null,
});

/** A new partner's server, or one as it is named and reaches from now on. */
export function IntegratorDialog({ integrator, onClose, onTold }: IntegratorDialogProps) {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const { data: programs = [] } = useQuery(programsQuery);
  const programNames = programs.map(({ id, name }) => ({ value: id, label: name }));
  const form = useZodForm(IntegratorFields, valuesOf(integrator));
  const { isSubmitting } = useFormState({ control: form.control });
  const clientIds = useWatch({ control: form.control, name: 'clientIds' });
  const title = integrator ? t('integrators.edit', { name: integrator.name }) : t('integrators.create');
  const { submit, conflict } = useVersionedSave({
    form,
    held: valuesOf(integrator),
    version: integrator?.version ?? 0,
    send: async (values, version, changed) => {
      if (integrator) return writeIntegrator(integrator.id, version, changed);
      onTold({ name: values.name, ...(await makeIntegrator(values)) });
      return { version };
    },
    readAgain: async () => {
      const there = integrator && (await readIntegrator(integrator.id));
      return there && { values: valuesOf(there), version: there.version };
    },
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: integratorsQuery.queryKey });
      if (integrator) showToast({ text: t('integrators.saved') });
      onClose();
    },
    outer: 'integrator',
  });
  const wordOf = (field: string, value: unknown) => {
    if (field !== 'clientIds') return undefined;
    return value === null ? t('integrators.every_program') : programNames.find((one) => one.value === value)?.label;
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.form} aria-label={title}>
        <Field form={form} name="name" label={t('integrators.name')} hint={t('integrators.name_hint')} autoComplete="off" />
        <Checkbox
          label={t('integrators.every_program')}
          checked={clientIds === null}
          onChange={() => form.setValue('clientIds', clientIds === null ? [] : null, { shouldDirty: true })}
        />
        {clientIds === null ? null : <ChoicesField form={form} name="clientIds" label={t('integrators.programs')} choices={programNames} />}
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {integrator ? t('integrators.save') : t('integrators.create')}
        </DialogFoot>
      </form>
      <VersionConflict
        conflict={conflict}
        nameOf={(field) => t(field === 'name' ? 'integrators.name' : 'integrators.programs')}
        wordOf={wordOf}
      />
    </Dialog>
  );
}
