import { languages, type Locale } from '@vitrine/domain/kernel';
import { backgroundKinds, cookieNotices, passwordLevels, socialProviders, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { Card, LinkButton } from '@vitrine/ui';
import { SwitchField } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ChoiceField, ChoicesField } from '../../shared/fields/index.ts';
import { ColoursFields } from './colours-fields.tsx';
import type { LoginForm } from './login-form.ts';
import { BackgroundPicture, LoginTexts } from './login-texts.tsx';
import { RegistrationEditor } from './registration-editor.tsx';
import classes from './tenancy.module.css';

type LoginFieldsProps = {
  form: LoginForm;
  /** The registration form that is shown and edited. */
  variant: RegistrationVariant;
  onVariant: (variant: RegistrationVariant) => void;
  onWritten: (locale: Locale) => void;
};

/** Every field of LOG-02 in groups that an administrator would look for. */
export function LoginFields({ form, variant, onVariant, onWritten }: LoginFieldsProps) {
  const { t } = useTranslation('tenancy');
  const maySite = useMay('clients.create');
  const [background, languageIds] = useWatch({ control: form.control, name: ['background', 'languageIds'] });
  const flag = (name: Flag) => (
    <SwitchField key={name} form={form} name={name} label={t(`login.field.${name}`)} hint={t(`login.hint.${name}`)} />
  );
  const choices = (key: string, values: readonly string[]) => values.map((value) => ({ value, label: t(`login.choice.${key}.${value}`) }));
  return (
    <div className={classes.stack}>
      <Group title={t('login.group.look')}>
        <ColoursFields form={form} names={{ primary: 'primary', secondary: 'secondary', tertiary: 'tertiary' }} />
        <ChoiceField form={form} name="background" label={t('login.field.background')} choices={choices('background', backgroundKinds)} />
        {background === 'image' ? <BackgroundPicture form={form} /> : null}
      </Group>
      <Group title={t('login.group.texts')}>
        <LoginTexts form={form} onWritten={onWritten} />
      </Group>
      <Group title={t('login.group.languages')}>
        <ChoicesField
          form={form}
          name="languageIds"
          label={t('login.field.languageIds')}
          choices={languages.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ChoiceField
          form={form}
          name="default_language_id"
          label={t('login.field.default_language_id')}
          choices={languages.filter(({ id }) => languageIds.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Group>
      <Group title={t('login.group.ways')}>
        {flag('accept_document')}
        {flag('show_azure_login_btn')}
        {flag('oauth2')}
        <ChoicesField
          form={form}
          name="social_auth"
          label={t('login.field.social_auth')}
          choices={choices('social_auth', socialProviders)}
        />
        <LinkButton href="/login-configuration/providers" variant="default">
          {t('login.providers')}
        </LinkButton>
        {maySite ? (
          <>
            <LinkButton href="/login-configuration/integrators" variant="default">
              {t('login.integrators')}
            </LinkButton>
            <LinkButton href="/login-configuration/hosts" variant="default">
              {t('login.hosts')}
            </LinkButton>
          </>
        ) : null}
      </Group>
      <Group title={t('login.group.registration')}>
        {flag('user_register')}
        {flag('user_pre_register')}
        {flag('use_complete_register')}
        <RegistrationEditor form={form} variant={variant} onVariant={onVariant} />
        {flag('strict_documents')}
        <ChoiceField
          form={form}
          name="password_strong_level"
          label={t('login.field.password_strong_level')}
          choices={choices('password_strong_level', passwordLevels)}
        />
      </Group>
      <Group title={t('login.group.protection')}>
        {flag('use_recaptcha')}
        {flag('second_step_for_staff')}
        {flag('cookies_optional')}
        <ChoiceField
          form={form}
          name="cookies_type"
          label={t('login.field.cookies_type')}
          choices={choices('cookies_type', cookieNotices)}
        />
      </Group>
      <Group title={t('login.group.open_pages')}>
        {flag('use_portfolio_page')}
        {flag('show_public_faq')}
        {flag('support_use')}
      </Group>
      <Group title={t('login.group.maintenance')}>{flag('under_maintenance')}</Group>
    </div>
  );
}

type Flag =
  | 'accept_document'
  | 'show_azure_login_btn'
  | 'oauth2'
  | 'user_register'
  | 'user_pre_register'
  | 'use_complete_register'
  | 'strict_documents'
  | 'use_recaptcha'
  | 'second_step_for_staff'
  | 'cookies_optional'
  | 'use_portfolio_page'
  | 'show_public_faq'
  | 'support_use'
  | 'under_maintenance';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <div className={classes.group}>{children}</div>
    </Card>
  );
}
