import { LinkButton, Loading } from '@vitrine/ui';
import { isRegistrationOpen, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import classes from '../login-page.module.css';
import { PublicSheet, useSite } from '../public-sheet.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Registration by the open registration form, and by those of the two trade programs; each asks for its own fields (LOG-10). */
export const RegisterPage = () => <Register variant="register" />;
export const SevenTradePage = () => <Register variant="seven_trade" />;
export const PopTradePage = () => <Register variant="pop_trade" />;

function Register({ variant }: { variant: RegistrationVariant }) {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Door variant={variant} />
    </Suspense>
  );
}

function Door({ variant }: { variant: RegistrationVariant }) {
  const { t } = useTranslation('identity/registration');
  const site = useSite();
  const isOpen = isRegistrationOpen(site.login_configuration, variant);
  return (
    <PublicSheet title={t(`title.${variant}`)} hint={isOpen ? t('hint') : undefined}>
      {isOpen ? <RegistrationForm site={site} variant={variant} /> : <FormFault code="registration_closed" />}
      <div className={classes.actions}>
        <LinkButton href="/" variant="subtle" fullWidth>
          {t('back')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}

/** The registration lies with the administrator; what comes next (LOG-10, LOG-13). */
export function RegisterSuccessPage() {
  const { t } = useTranslation('identity/registration');
  return (
    <PublicSheet title={t('success.title')} hint={t('success.hint')}>
      <LinkButton href="/" fullWidth>
        {t('success.back')}
      </LinkButton>
    </PublicSheet>
  );
}
