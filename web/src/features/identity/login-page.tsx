import { Loading } from '@vitrine/ui';
import { Suspense, useDeferredValue } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { siteQuery } from './api.ts';
import { LanguageMenu } from './language-menu.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import { LoginWindow } from './login-window.tsx';
import { Maintenance } from './maintenance.tsx';

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
  const { data: site } = useSuspenseQuery(siteQuery(useDeferredValue(useLocale()))); // the old words stay until the new ones are here;
  const configuration = site.login_configuration;
  const isClosed = configuration.under_maintenance && !isStaff;
  const title = isClosed ? t('maintenance.title') : configuration.text || t('title');
  useTabTitle(title);
  return (
    <div className={classes.page}>
      <LoginWindow site={site}>
        <LanguageMenu languages={configuration.languages} />
      </LoginWindow>
      <main className={classes.sheet}>
        <div className={classes.inside}>
          <h1>{title}</h1>
          {isClosed ? <Maintenance /> : <LoginForm takesDocument={configuration.accept_document} />}
        </div>
      </main>
    </div>
  );
}
