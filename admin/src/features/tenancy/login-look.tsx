import { languages, textIn, type Locale } from '@vitrine/domain/kernel';
import { isRegistrationOpen, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../shared/console-routes.ts';
import { publicUrl, useKnownFiles } from '../../shared/files/index.ts';
import { Corrections } from './corrections.tsx';
import type { LoginForm } from './login-form.ts';
import { LoginPreview } from './login-preview.tsx';
import { ModeSwitch, type Mode } from './mode-switch.tsx';
import { paletteOf, variablesOf } from './palette-variables.ts';
import { RegistrationPreview } from './registration-preview.tsx';
import classes from './tenancy.module.css';

/** The log-in as it will be, on a desktop and on a phone, changing with every key; nothing of it is saved yet (ADM-03). */
export function LoginLook({ form, variant, locale }: { form: LoginForm; variant: RegistrationVariant; locale: Locale }) {
  const { t } = useTranslation('tenancy');
  const [mode, setMode] = useState<Mode>('light');
  const { find } = useKnownFiles();
  const { client } = useStaff();
  const configuration = useWatch({ control: form.control });
  const palette = paletteOf(configuration);
  const urlOf = (id: string | null | undefined) => find(id)?.url ?? (id ? publicUrl(id) : null);
  const first = (ids: Partial<Record<Locale, string>> | undefined) => urlOf(ids?.[locale] ?? Object.values(ids ?? {})[0]);
  const facts = {
    siteName: client.name,
    text: textIn(configuration.text ?? {}, locale),
    logo: first(configuration.logoFileIds),
    wideLogo: first(configuration.wideLogoFileIds),
    background: configuration.background ?? 'plain',
    backgroundImage: urlOf(configuration.backgroundFileId),
    languageName: languages.find((language) => language.locale === locale)?.name ?? '',
    isClosed: configuration.under_maintenance === true,
    takesDocument: configuration.accept_document === true,
    hasCompany: configuration.show_azure_login_btn === true,
    hasSocial: (configuration.social_auth ?? []).length > 0,
    hasFirstAccess: configuration.user_pre_register === true,
    hasRegister: configuration.user_register === true,
    hasFaq: configuration.show_public_faq === true,
    hasSupport: configuration.support_use === true,
  };
  const asked = useWatch({ control: form.control, name: 'registration_fields' });
  const shared = { facts, locale, mode, colours: variablesOf(palette, mode) };
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <span>{t('preview.as_visitor')}</span>
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      {/* Another language's words may still be on their way; the form must not leave the screen for them. */}
      <Suspense fallback={<div className={classes.frames} style={{ minHeight: 358 }} />}>
        <div className={classes.frames}>
          <LoginPreview {...shared} shape="desktop" label={t('preview.desktop')} />
          <LoginPreview {...shared} shape="phone" label={t('preview.phone')} />
          <RegistrationPreview
            variant={variant}
            asked={asked[variant]}
            isOpen={isRegistrationOpen({ user_register: facts.hasRegister, registration_fields: asked }, variant)}
            locale={locale}
            mode={mode}
            colours={shared.colours}
          />
        </div>
      </Suspense>
      <Corrections palette={palette} onTertiary={(colour) => form.setValue('tertiary', colour, { shouldDirty: true })} />
    </div>
  );
}
