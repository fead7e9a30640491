import { Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from './login-form.tsx';
import { Maintenance } from './maintenance.tsx';
import { PublicSheet, useSite } from './public-sheet.tsx';

/** The log-in, drawn from the site's login configuration (LOG-02). */
export function LoginPage() {
  return <Start isStaff={false} />;
}

/** The same form for staff while the portal is being worked on (LOG-03). */
export function MaintenanceLoginPage() {
  return <Start isStaff />;
}

function Start({ isStaff }: { isStaff: boolean }) {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Drawn isStaff={isStaff} />
    </Suspense>
  );
}

function Drawn({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation('identity');
  const configuration = useSite().login_configuration;
  const isClosed = configuration.under_maintenance && !isStaff;
  return (
    <PublicSheet title={isClosed ? t('maintenance.title') : configuration.text || t('title')}>
      {isClosed ? <Maintenance /> : <LoginForm takesDocument={configuration.accept_document} isChallenged={configuration.use_recaptcha} />}
    </PublicSheet>
  );
}
