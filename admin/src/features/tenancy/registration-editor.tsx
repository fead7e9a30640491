import { useQuery } from '@tanstack/react-query';
import { registrationFields, registrationVariants, type AskedField, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { NativeSelect, SegmentedControl } from '@vitrine/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldSentence } from '../../shared/fields/index.ts';
import { clientChoicesQuery } from './api.ts';
import type { LoginForm } from './login-form.ts';
import classes from './registration-editor.module.css';
import { RegistrationFieldRow } from './registration-field-row.tsx';

type RegistrationEditorProps = { form: LoginForm; variant: RegistrationVariant; onVariant: (variant: RegistrationVariant) => void };

/** Which fields each registration form asks for, in which order, which it insists on, and into which client it leads (LOG-10). */
export function RegistrationEditor({ form, variant, onVariant }: RegistrationEditorProps) {
  const { t } = useTranslation('tenancy');
  const { field: fields } = useController({ control: form.control, name: 'registration_fields' });
  const asked = fields.value[variant];
  const [told, setResult] = useState('');
  const write = (after: AskedField[]) => fields.onChange({ ...fields.value, [variant]: after });
  const move = (place: number, by: 1 | -1) => {
    const after = asked.filter((_, other) => other !== place);
    const moved = asked[place];
    if (!moved || place + by < 0 || place + by >= asked.length) return;
    write(after.toSpliced(place + by, 0, moved));
    setResult(t('registration.moved', { field: t(`registration.field.${moved.field}`), place: place + by + 1, count: asked.length }));
  };
  const left = registrationFields.filter((name) => !asked.some(({ field }) => field === name));
  return (
    <div className={classes.editor} role="group" aria-label={t('registration.title')}>
      <h3>{t('registration.title')}</h3>
      <SegmentedControl
        aria-label={t('registration.form')}
        value={variant}
        onChange={(chosen) => onVariant(registrationVariants.find((one) => one === chosen) ?? 'register')}
        data={registrationVariants.map((value) => ({ value, label: t(`registration.variant.${value}`) }))}
      />
      <p className={classes.hint}>{t(variant === 'register' ? 'registration.always' : 'registration.closed_when_empty')}</p>
      <ol className={classes.rows} aria-label={t('registration.asked', { form: t(`registration.variant.${variant}`) })}>
        {asked.map((one, place) => (
          <RegistrationFieldRow
            key={one.field}
            asked={one}
            isFirst={place === 0}
            isLast={place === asked.length - 1}
            onMove={(by) => move(place, by)}
            onInsist={(is_mandatory) => write(asked.with(place, { ...one, is_mandatory }))}
            onRemove={() => write(asked.filter((_, other) => other !== place))}
          />
        ))}
      </ol>
      <p role="status" className={classes.told}>
        {told}
      </p>
      {left.length > 0 ? (
        <NativeSelect
          label={t('registration.add')}
          value=""
          onChange={(event) => {
            const field = left.find((name) => name === event.currentTarget.value);
            if (field) write([...asked, { field, is_mandatory: true }]);
          }}
          data={[
            { value: '', label: t('registration.choose') },
            ...left.map((value) => ({ value, label: t(`registration.field.${value}`) })),
          ]}
        />
      ) : null}
      <LeadsInto key={variant} form={form} variant={variant} />
    </div>
  );
}

function LeadsInto({ form, variant }: { form: LoginForm; variant: RegistrationVariant }) {
  const { t } = useTranslation('tenancy');
  const { data: clients = [] } = useQuery(clientChoicesQuery);
  const { field } = useController({ control: form.control, name: 'registration_client_ids' });
  const error = useFieldSentence(form.control, `registration_client_ids.${variant}`);
  const choose = (clientId: string) => {
    const { [variant]: _before, ...others } = field.value;
    field.onChange(clientId === '' ? others : { ...others, [variant]: clientId });
  };
  return (
    <NativeSelect
      label={t('registration.client')}
      description={t('registration.client_hint')}
      error={error}
      value={field.value[variant] ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[{ value: '', label: t('registration.oldest_client') }, ...clients.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
