import { useTranslation } from 'react-i18next';
import { useParams } from '@tanstack/react-router';
import { LinkButton, Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import { PublicSheet, useMe, useSite } from '../features/identity/index.ts';
import { AskSupport, CookieSettings, InstitutionalText, pageAt, Release, type InstitutionalPage } from '../features/support/index.ts';
import { PageTitle } from '../shared/page-title.tsx';
import { rootFrame } from '../shared/frames.tsx';
import classes from './institutional-page.module.css';

/** What the portal says about itself, to anybody (EXP-03). */
export function InstitutionalPublicPage() {
  const { page: name } = useParams({ from: '/public/institutional/$page' });
  const page = pageAt(`/institutional/${name}`);
  const { Missing } = rootFrame.useRouteContext();
  return page === undefined ? <Missing /> : <Sheet page={page} />;
}

/** Who is behind the program, to anybody (EXP-05). */
export const TeamPublicPage = () => <Sheet page="about_team" />;

function Sheet({ page }: { page: InstitutionalPage }) {
  const { t } = useTranslation('support/pages');
  return (
    <PublicSheet title={t(`${page}.title`)}>
      <SheetText page={page} />
    </PublicSheet>
  );
}

function SheetText({ page }: { page: InstitutionalPage }) {
  const { name } = useSite();
  return (
    <div className={classes.page}>
      <InstitutionalText page={page} program={name} />
      {page === 'cookies_policy' ? <CookieSettings /> : null}
    </div>
  );
}

/** The same, inside the portal, in the name of the member's program. */
function Twin({ page }: { page: InstitutionalPage }) {
  const { t } = useTranslation('support/pages');
  const { client } = useMe();
  return (
    <>
      <PageTitle title={t(`${page}.title`)} backHref="/profile" />
      <div className={classes.page}>
        <InstitutionalText page={page} program={client.program || client.name} settings={client.settings} />
        {page === 'cookies_policy' ? <CookieSettings /> : null}
        {page === 'support' ? <Help /> : null}
      </div>
    </>
  );
}

/** The ways to the answers, and the form to the support (EXP-02). */
function Help() {
  const { t } = useTranslation('support');
  return (
    <>
      <LinkButton href="/faq" variant="default">
        {t('ways')}
      </LinkButton>
      <h2>{t('write.title')}</h2>
      <Suspense fallback={<Loading shape="form" rows={3} />}>
        <AskSupport room="support" />
      </Suspense>
      <Release />
    </>
  );
}

export const AboutPage = () => <Twin page="about" />;
export const ProgramPage = () => <Twin page="about_the_program" />;
export const TeamPage = () => <Twin page="about_team" />;
export const CookiesPage = () => <Twin page="cookies_policy" />;
export const SupportPage = () => <Twin page="support" />;
export const PrivacyPage = () => <Twin page="privacy_policy" />;
export const TermsPage = () => <Twin page="terms_and_conditions" />;
