import type { Locale } from '@vitrine/domain/kernel';
import { BrandMark, SceneFigure } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBuilding, IconEye, IconLanguage, IconLock, IconUser } from '../../shared/icons.ts';
import classes from './login-preview.module.css';

type LoginFacts = {
  siteName: string;
  text: string;
  logo: string | null;
  wideLogo: string | null;
  background: 'shop_window' | 'image' | 'plain';
  backgroundImage: string | null;
  languageName: string;
  isClosed: boolean;
  takesDocument: boolean;
  hasCompany: boolean;
  hasSocial: boolean;
  hasFirstAccess: boolean;
  hasRegister: boolean;
  hasFaq: boolean;
  hasSupport: boolean;
};
type LoginPreviewProps = {
  facts: LoginFacts;
  locale: Locale;
  mode: 'light' | 'dark';
  colours: CSSProperties;
  shape: 'desktop' | 'phone';
  label: string;
};

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A picture of the log-in in its own frame: drawn as the learner app draws it, and not for use. */
export function LoginPreview({ facts, locale, mode, colours, shape, label }: LoginPreviewProps) {
  return (
    <div className={classes.frame} data-shape={shape} role="img" aria-label={label}>
      <div className={classes.screen} data-shape={shape} data-mode={mode} style={colours} lang={locale} inert>
        <Window facts={facts} />
        <div className={classes.sheet}>
          <div className={classes.inside}>
            <Sheet facts={facts} locale={locale} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Window({ facts: { siteName, logo, wideLogo, background, backgroundImage, languageName } }: { facts: LoginFacts }) {
  return (
    <div className={classes.window} data-background={background}>
      {background === 'image' && backgroundImage ? <img className={classes.picture} src={backgroundImage} alt="" /> : null}
      {background === 'shop_window' ? (
        <>
          <span className={classes.pool} />
          <SceneFigure object="tv" className={classes.near ?? ''} />
          <SceneFigure object="fridge" className={classes.middle ?? ''} />
          <SceneFigure object="washer" className={classes.far ?? ''} />
          <span className={classes.shelf} />
        </>
      ) : null}
      <div className={classes.top}>
        <span className={classes.logo}>
          <BrandMark brand={{ name: siteName, logoUrl: wideLogo ?? logo, hasWordmark: wideLogo !== null }} />
        </span>
        <span className={classes.language}>
          <IconLanguage {...icon} />
          {languageName}
        </span>
      </div>
    </div>
  );
}

function Sheet({ facts, locale }: { facts: LoginFacts; locale: Locale }) {
  const { t } = useTranslation('tenancy', { lng: locale });
  if (facts.isClosed) {
    return (
      <>
        <p className={classes.title}>{t('login_preview.closed')}</p>
        <p className={classes.quiet}>{t('login_preview.closed_hint')}</p>
      </>
    );
  }
  return (
    <>
      <p className={classes.title}>{facts.text || t('login_preview.title')}</p>
      <Box label={t(facts.takesDocument ? 'login_preview.user_or_document' : 'login_preview.user')} sign={<IconUser {...icon} />} />
      <Box label={t('login_preview.password')} sign={<IconLock {...icon} />} end={<IconEye {...icon} />} />
      <p className={classes.enter}>{t('login_preview.enter')}</p>
      {facts.hasCompany || facts.hasSocial ? <p className={classes.or}>{t('login_preview.or')}</p> : null}
      {facts.hasCompany ? (
        <p className={classes.other}>
          <IconBuilding {...icon} />
          {t('login_preview.company')}
        </p>
      ) : null}
      {facts.hasSocial ? <p className={classes.other}>{t('login_preview.google')}</p> : null}
      {facts.hasFirstAccess ? <p className={classes.other}>{t('login_preview.first_access')}</p> : null}
      {facts.hasRegister ? <p className={classes.other}>{t('login_preview.register')}</p> : null}
      <p className={classes.foot}>
        {[facts.hasFaq ? t('login_preview.faq') : '', facts.hasSupport ? t('login_preview.support') : ''].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

const Box = ({ label, sign, end }: { label: string; sign: React.ReactNode; end?: React.ReactNode }) => (
  <div className={classes.field}>
    <span>{label}</span>
    <span className={classes.input}>
      {sign}
      <i />
      {end}
    </span>
  </div>
);
