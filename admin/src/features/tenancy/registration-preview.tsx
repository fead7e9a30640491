import type { Locale } from '@vitrine/domain/kernel';
import { askedFields, type AskedField, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { Fragment, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import login from './login-preview.module.css';
import classes from './registration-preview.module.css';

type RegistrationPreviewProps = {
  variant: RegistrationVariant;
  asked: readonly AskedField[];
  isOpen: boolean;
  locale: Locale;
  mode: 'light' | 'dark';
  colours: CSSProperties;
};

/** A registration form as whoever comes will see it on a phone: its fields, in their order, and those that every registration form asks for. */
export function RegistrationPreview({ variant, asked, isOpen, locale, mode, colours }: RegistrationPreviewProps) {
  const { t } = useTranslation('tenancy', { lng: locale });
  const { t: own } = useTranslation('tenancy');
  const form = own(`registration.variant.${variant}`);
  const fields = askedFields(asked).map(({ field, is_mandatory }) => {
    const label = t(`registration.field.${field}`);
    return { field, label: is_mandatory ? label : t('registration.optional', { field: label }) };
  });
  return (
    <div className={classes.frame} role="img" aria-label={own('registration.preview', { form })}>
      <div className={classes.screen} data-mode={mode} style={colours} lang={locale} inert>
        <p className={login.title}>{t(`registration.preview_title.${variant}`)}</p>
        {isOpen ? (
          <>
            {fields.map(({ field, label }) => (
              <Fragment key={field}>
                <Box label={label} />
                {field === 'email' ? <Box label={t('registration.email_again')} /> : null}
              </Fragment>
            ))}
            <Box label={t('login_preview.password')} />
            <p className={login.enter}>{t('login_preview.register')}</p>
          </>
        ) : (
          <p className={login.quiet}>{t('registration.preview_closed')}</p>
        )}
      </div>
    </div>
  );
}

const Box = ({ label }: { label: string }) => (
  <div className={login.field}>
    <span>{label}</span>
    <span className={login.input} />
  </div>
);
