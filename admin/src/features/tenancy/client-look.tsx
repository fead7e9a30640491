import type { ClientSettings } from '@vitrine/contract/tenancy';
import { languages, localeOf, matchLocale, textIn, type Locale } from '@vitrine/domain/kernel';
import { NativeSelect } from '@vitrine/ui';
import { Suspense, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicUrl, useKnownFiles } from '../../shared/files/index.ts';
import { ClientPreview } from './client-preview.tsx';
import { Corrections } from './corrections.tsx';
import { ModeSwitch, type Mode } from './mode-switch.tsx';
import { paletteOf, variablesOf } from './palette-variables.ts';
import classes from './tenancy.module.css';

/** What the learner will see, before anything is saved (ADM-03). */
export function ClientLook({ form }: { form: UseFormReturn<ClientSettings, unknown, ClientSettings> }) {
  const { t, i18n } = useTranslation('tenancy');
  const [mode, setMode] = useState<Mode>('light');
  const { find } = useKnownFiles();
  const [name, program, colours, logo, wideLogo, darkLogo, own] = useWatch({
    control: form.control,
    name: ['name', 'program', 'colours', 'logoFileId', 'wideLogoFileId', 'darkLogoFileId', 'languages'],
  });
  const offered = languages.filter(({ id }) => own?.ids.includes(id) ?? true);
  const [chosen, choose] = useState<Locale>(() => matchLocale(i18n.language, ['pt-BR', ...languages.map(({ locale }) => locale)]));
  const locale = offered.find((one) => one.locale === chosen)?.locale ?? localeOf(own?.first ?? 1) ?? 'pt-BR';
  const palette = paletteOf(colours);
  const urlOf = (id: string | null) => find(id)?.url ?? (id ? publicUrl(id) : null);
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <span>{t('preview.as_learner')}</span>
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      <NativeSelect
        className={classes.language}
        label={t('preview.language')}
        value={locale}
        onChange={(event) => choose(languages.find((one) => one.locale === event.currentTarget.value)?.locale ?? 'pt-BR')}
        data={offered.map((one) => ({ value: one.locale, label: one.name }))}
      />
      {/* Another language's words may still be on their way; the form must not leave the screen for them. */}
      <Suspense fallback={<div style={{ minHeight: 940 }} />}>
        <ClientPreview
          locale={locale}
          name={textIn(program, locale) || name || t('clients.field.name')}
          logoUrl={urlOf(logo)}
          wideLogoUrl={urlOf(wideLogo)}
          darkLogoUrl={urlOf(darkLogo ?? null)}
          mode={mode}
          colours={variablesOf(palette, mode)}
        />
      </Suspense>
      <Corrections palette={palette} onTertiary={(colour) => form.setValue('colours.tertiary', colour, { shouldDirty: true })} />
    </div>
  );
}
