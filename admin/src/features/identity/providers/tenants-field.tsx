import type { LogInProviderForm } from '@vitrine/contract/identity';
import { Textarea } from '@vitrine/ui';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldSentence } from '../../../shared/fields/index.ts';

/** Ids of companies' directories, one a line; what is typed stays as it is typed. */
export function TenantsField({ control }: { control: Control<LogInProviderForm, unknown, LogInProviderForm> }) {
  const { t } = useTranslation('identity');
  const {
    field: { ref, value, onBlur, onChange },
  } = useController({ control, name: 'tenants' });
  const error = useFieldSentence(control, 'tenants');
  const [typed, setTyped] = useState(value.join('\n'));
  return (
    <Textarea
      ref={ref}
      label={t('providers.tenants')}
      description={t('providers.tenants_hint')}
      error={error}
      rows={3}
      value={typed}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(event.currentTarget.value.split(/[\s,;]+/).filter(Boolean));
      }}
    />
  );
}
