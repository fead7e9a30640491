import type { Site } from '@vitrine/contract/tenancy';
import { LinkButton, Loading } from '@vitrine/ui';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { whenOnline } from '../../shared/device/when-online.ts';
import { FormFault } from '../../shared/field-fault.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import { MaintenancePage } from './maintenance.tsx';
import { PublicSheet, useSite } from './public-sheet.tsx';

/** Few come by a link: whoever types a password fetches nothing of it. */
const Arrival = lazy(() => import('./arrival.tsx').then((chunk) => ({ default: chunk.Arrival })));

/** Only where the site offers it. They lead away, so without a network the log-in stands without them until it is back. */
const outsideButtons = () => import('./outside/outside-buttons.tsx').then((chunk) => ({ default: chunk.OutsideButtons }));
const OutsideButtons = lazy(() => outsideButtons().catch(() => ({ default: ComingButtons })));
const LateButtons = lazy(() => whenOnline(outsideButtons));

function ComingButtons({ providers }: ComponentProps<typeof LateButtons>) {
  return (
    <Suspense fallback={null}>
      <LateButtons providers={providers} />
    </Suspense>
  );
}

/** The log-in, drawn from the site's login configuration (LOG-02). */
export function LoginPage() {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Door />
    </Suspense>
  );
}

/** The same form for staff while the portal is being worked on (LOG-03). */
export function MaintenanceLoginPage() {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Staff />
    </Suspense>
  );
}

type Configuration = Site['login_configuration'];

/** That the portal is being worked on; whose account a link opens; or the form. */
function Door() {
  const { arrival: token } = useRouteContext({ from: '/public/' }); // asked for at each way here: what a screen asks for while it is drawn is asked once
  const configuration = useSite().login_configuration;
  if (configuration.under_maintenance) return <MaintenancePage />;
  return token === undefined ? <Form configuration={configuration} /> : <Arrival token={token} />;
}

/** The form with the sentence why somebody who came back from a provider is not in (LOG-04); while the portal is being worked on, that it is (LOG-03). */
export function RefusedPage({ refusal }: { refusal: string }) {
  if (refusal === 'under_maintenance') return <MaintenancePage />;
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Refused refusal={refusal} />
    </Suspense>
  );
}
const Refused = ({ refusal }: { refusal: string }) => <Form configuration={useSite().login_configuration} refusal={refusal} />;

const Staff = () => <Form configuration={useSite().login_configuration} />;

function Form({ configuration, refusal }: { configuration: Configuration; refusal?: string }) {
  const { t } = useTranslation('identity');
  const { show_azure_login_btn: hasAzure, social_auth: social } = configuration;
  return (
    <PublicSheet title={configuration.text || t('title')}>
      {refusal ? (
        <div className={classes.over}>
          <FormFault code={refusal} />
        </div>
      ) : null}
      <LoginForm takesDocument={configuration.accept_document} isChallenged={configuration.use_recaptcha} />
      {hasAzure || social.length > 0 ? <OutsideButtons providers={[...(hasAzure ? (['azure'] as const) : []), ...social]} /> : null}
      <FirstTime configuration={configuration} />
    </PublicSheet>
  );
}

/** For those who have no password yet: the registration form that the site opens (LOG-09, LOG-10). */
function FirstTime({ configuration: { user_register: mayRegister, user_pre_register: mayComeFirst } }: { configuration: Configuration }) {
  const { t } = useTranslation('identity');
  if (!mayRegister && !mayComeFirst) return null;
  return (
    <div className={classes.actions}>
      {mayComeFirst ? (
        <LinkButton href="/first_access/" variant="default" fullWidth>
          {t('first_access')}
        </LinkButton>
      ) : null}
      {mayRegister ? (
        <LinkButton href="/register" variant="default" fullWidth>
          {t('register')}
        </LinkButton>
      ) : null}
    </div>
  );
}
