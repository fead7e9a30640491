import { LinkButton } from '@vitrine/ui';
import { isRegistrationOpen, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import classes from '../login-page.module.css';
import { PublicSheet, useSite } from '../public-sheet.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Registration by the open door, and by those of the two trade programs; each asks for its own fields (LOG-10). */
export const RegisterPage = () => <Register variant="register" />;
export const SevenTradePage = () => <Register variant="seven_trade" />;
export const PopTradePage = () => <Register variant="pop_trade" />;

function Register({ variant }: { variant: RegistrationVariant }) {
  const { t } = useTranslation('identity/registration');
  return (
    <PublicSheet title={t(`title.${variant}`)} hint={t('hint')}>
      <Door variant={variant} />
      <div className={classes.actions}>
        <LinkButton href="/" variant="subtle" fullWidth>
          {t('back')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}

function Door({ variant }: { variant: RegistrationVariant }) {
  const site = useSite();
  if (!isRegistrationOpen(site.login_configuration, variant)) return <FormFault code="registration_closed" />;
  return <RegistrationForm site={site} variant={variant} />;
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
