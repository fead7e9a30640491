import type { ClientSettings } from '@vitrine/contract/tenancy';
import { useState } from 'react';
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
  const { t } = useTranslation('tenancy');
  const [mode, setMode] = useState<Mode>('light');
  const { find } = useKnownFiles();
  const [name, colours, logo, wideLogo] = useWatch({ control: form.control, name: ['name', 'colours', 'logoFileId', 'wideLogoFileId'] });
  const palette = paletteOf(colours);
  const urlOf = (id: string | null) => find(id)?.url ?? (id ? publicUrl(id) : null);
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <span>{t('preview.as_learner')}</span>
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      <ClientPreview
        name={name || t('clients.field.name')}
        logoUrl={urlOf(logo)}
        wideLogoUrl={urlOf(wideLogo)}
        mode={mode}
        colours={variablesOf(palette, mode)}
      />
      <Corrections palette={palette} onTertiary={(colour) => form.setValue('colours.tertiary', colour, { shouldDirty: true })} />
    </div>
  );
}
