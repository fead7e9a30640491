import { LinkButton } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from './plain-field.tsx';

/**
 * The person's own password, asked for before what a found, open session must not do. Whoever forgot it, or comes in by Google or Microsoft and never had one, is led to a
 * link that makes one (LOG-07).
 */
export function OwnPasswordField(field: Omit<ComponentProps<typeof PlainField>, 'type' | 'autoComplete'>) {
  const { t } = useTranslation('app');
  return (
    <div>
      <PlainField name="password" {...field} type="password" autoComplete="current-password" />
      <LinkButton href="/request-password" variant="subtle" fullWidth>
        {t('no_password')}
      </LinkButton>
    </div>
  );
}
