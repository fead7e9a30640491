import { localeOf, type Locale } from '@vitrine/domain/kernel';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Languages, TextField, useFieldSentence, useWritten } from '../../shared/fields/index.ts';
import { FileField } from '../../shared/files/index.ts';
import type { LoginForm } from './login-form.ts';
import classes from './tenancy.module.css';

/** The welcome and the logos, one set a language. */
export function LoginTexts({ form, onWritten }: { form: LoginForm; onWritten: (locale: Locale) => void }) {
  const { t } = useTranslation('tenancy');
  const [text, languageIds] = useWatch({ control: form.control, name: ['text', 'languageIds'] });
  const offered = languageIds.flatMap((id) => localeOf(id) ?? []);
  return (
    <Languages texts={[text]} offered={offered.length > 0 ? offered : ['pt-BR']} onWritten={onWritten}>
      <div className={classes.group}>
        <TextField form={form} name="text" label={t('login.field.text')} hint={t('login.hint.text')} limit={200} rows={2} />
        <LogoOfLanguage form={form} name="logoFileIds" />
        <LogoOfLanguage form={form} name="wideLogoFileIds" />
      </div>
    </Languages>
  );
}

function LogoOfLanguage({ form, name }: { form: LoginForm; name: 'logoFileIds' | 'wideLogoFileIds' }) {
  const { t } = useTranslation('tenancy');
  const locale = useWritten();
  const { field } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  const change = (id: string | null) => {
    const { [locale]: _before, ...others } = field.value;
    field.onChange(id === null ? others : { ...others, [locale]: id });
  };
  return (
    <FileField
      key={locale}
      purpose="logo"
      label={t(`login.field.${name}`)}
      hint={t(`login.hint.${name}`)}
      value={field.value[locale]}
      onChange={change}
      error={error}
    />
  );
}

/** The picture behind the form, where the background is one. */
export function BackgroundPicture({ form }: { form: LoginForm }) {
  const { t } = useTranslation('tenancy');
  const { field } = useController({ control: form.control, name: 'backgroundFileId' });
  const error = useFieldSentence(form.control, 'backgroundFileId');
  return (
    <FileField
      purpose="image"
      label={t('login.field.backgroundFileId')}
      hint={t('login.hint.backgroundFileId')}
      value={field.value}
      onChange={field.onChange}
      error={error}
    />
  );
}
