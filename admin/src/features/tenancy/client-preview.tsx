import type { Locale } from '@vitrine/domain/kernel';
import { BrandMark, Button, PhoneFrame, CatalogCard, StageCard, StateChip } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { DesktopFrame } from './desktop-frame.tsx';
import classes from './tenancy.module.css';

type ClientPreviewProps = {
  name: string;
  logoUrl: string | null;
  wideLogoUrl: string | null;
  darkLogoUrl: string | null;
  mode: 'light' | 'dark';
  colours: CSSProperties;
  locale: Locale;
};

/** A learner's home in the colours that are being chosen: stage, catalog, button and states together. */
export function ClientPreview(props: ClientPreviewProps) {
  const { mode, colours, locale } = props;
  const { t } = useTranslation('tenancy');
  return (
    <>
      <DesktopFrame label={t('preview.desktop')} mode={mode} colours={colours} locale={locale}>
        <Home {...props} />
      </DesktopFrame>
      <PhoneFrame label={t('preview.phone')} mode={mode} colours={colours}>
        <Home {...props} />
      </PhoneFrame>
    </>
  );
}

function Home({ name, logoUrl, wideLogoUrl, darkLogoUrl, locale }: ClientPreviewProps) {
  const { t } = useTranslation('tenancy', { lng: locale });
  const meta = t('preview.meta');
  return (
    <div className={classes.home} lang={locale} inert>
      <header className={classes.homeTop}>
        <BrandMark brand={{ name, logoUrl: wideLogoUrl ?? logoUrl, darkLogoUrl, hasWordmark: wideLogoUrl !== null }} />
      </header>
      <StageCard
        label={t('preview.home')}
        kicker={t('preview.continue')}
        title={t('preview.course')}
        object="fridge"
        now={meta}
        tag="+80"
        segments={{ values: [1, 0.4, 0], label: meta }}
        action={{ label: t('preview.button'), href: '/home' }}
      />
      <div className={classes.cards}>
        <CatalogCard
          href="/home"
          title={t('preview.course_two')}
          meta={meta}
          object="washer"
          progress={{ value: 0.6, label: meta }}
          tag="+40"
        />
        <CatalogCard href="/home" title={t('preview.course_three')} meta={meta} object="tv" progress={{ value: 0.2, label: meta }} />
      </div>
      <p className={classes.chips}>
        <StateChip state="earned">{t('preview.done')}</StateChip>
        <StateChip state="learning">{t('preview.learning')}</StateChip>
        <StateChip state="brand">{t('preview.new')}</StateChip>
      </p>
      <Button fullWidth variant="light">
        {t('preview.second_button')}
      </Button>
    </div>
  );
}
