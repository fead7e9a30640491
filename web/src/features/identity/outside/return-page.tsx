import { useLoaderData } from '@tanstack/react-router';
import { Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../login-page.tsx';
import { PublicSheet } from '../public-sheet.tsx';

/** While the server asks the provider who it was. */
export function ReturningPage() {
  const { t } = useTranslation('identity/outside');
  return (
    <PublicSheet title={t('returning')}>
      <Loading shape="form" rows={2} />
    </PublicSheet>
  );
}

/** Whoever is in has gone on already; for all others the log-in, and why. */
export function ReturnPage() {
  const { refusal } = useLoaderData({ from: '/public/login-return/$provider' });
  return <RefusedPage refusal={refusal} />;
}
