import type { ClientSettings } from '@vitrine/contract/tenancy';
import { locales, styledBlocks, textIn, type Locale, type Text } from '@vitrine/domain/kernel';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';
import { BrandMark, PhoneFrame } from '@vitrine/ui';
import { StyledText } from '@vitrine/ui/styled-text';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicUrl } from '../../shared/files/index.ts';
import { DesktopFrame } from './desktop-frame.tsx';
import { ModeSwitch, type Mode } from './mode-switch.tsx';
import { paletteOf, variablesOf } from './palette-variables.ts';
import classes from './tenancy.module.css';

type InstitutionalLookProps = { page: InstitutionalPage; client: ClientSettings; text: Text; locale: Locale };

/** An institutional page as people of this client will read it, on a desktop and on a phone, changing with every key; nothing of it is saved yet (ADM-03). */
export function InstitutionalLook({ page, client, text, locale }: InstitutionalLookProps) {
  const { t } = useTranslation('tenancy');
  const [mode, setMode] = useState<Mode>('light');
  const colours = variablesOf(paletteOf(client.colours), mode);
  const sheet = <Sheet page={page} client={client} text={text} locale={locale} />;
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <span>{t('preview.as_learner')}</span>
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      {/* Another language's words may still be on their way; the form must not leave the screen for them. */}
      <Suspense fallback={<div style={{ minHeight: 672 }} />}>
        <DesktopFrame label={t('preview.desktop')} mode={mode} colours={colours} locale={locale}>
          {sheet}
        </DesktopFrame>
        <PhoneFrame label={t('preview.phone')} mode={mode} colours={colours}>
          {sheet}
        </PhoneFrame>
      </Suspense>
    </div>
  );
}

function Sheet({ page, client, text, locale }: InstitutionalLookProps) {
  const { t } = useTranslation('tenancy', { lng: locale });
  const shown = text[locale] ? locale : locales.find((one) => text[one]);
  const logo = client.wideLogoFileId ?? client.logoFileId;
  return (
    <div className={classes.sheet} lang={locale} inert>
      <div className={classes.homeTop}>
        <BrandMark
          brand={{
            name: textIn(client.program, locale) || client.name,
            logoUrl: logo === null ? null : publicUrl(logo),
            hasWordmark: client.wideLogoFileId !== null,
          }}
        />
      </div>
      <p className={classes.sheetTitle}>{t(`texts.page.${page}`)}</p>
      {shown === undefined ? (
        <p className={classes.lead}>{t('texts.product_words')}</p>
      ) : (
        <StyledText blocks={styledBlocks(text[shown] ?? '')} lang={shown} />
      )}
    </div>
  );
}
