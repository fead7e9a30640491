import { Link } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { portalChange } from '../../shared/device/portal-change.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { addressOf, footPages, type InstitutionalPage } from './institutional-pages.ts';
import { Release } from './release.tsx';
import classes from './support.module.css';

type PublicFootProps = { isOptional: boolean; hasCategories: boolean; hasSupport: boolean; hasFaq: boolean };

/** The same pages inside the portal, and its release. */
export function MemberFoot() {
  return (
    <div>
      <Links pages={footPages} where="inside" />
      <Release />
    </div>
  );
}

/** Below every screen for anybody: cookies, what the portal says about itself, and its release. */
export function PublicFoot({ hasSupport, hasFaq, ...notice }: PublicFootProps) {
  const { t, i18n } = useTranslation('support/foot');
  return (
    <>
      <CookieNotice {...notice} />
      <Links pages={footPages.filter((page) => hasSupport || page !== 'support')} where="open">
        {hasFaq ? <Link href="/institutional/faq">{t('pages.faq.short')}</Link> : null}
        {hasSupport ? <Link href="/institutional/contact">{t('pages.contact.short')}</Link> : null}
        {portalChange ? (
          <button type="button" onClick={() => void portalChange?.go()}>
            {portalChange.words[i18n.language]}
          </button>
        ) : null}
      </Links>
      <Release />
    </>
  );
}

type LinksProps = { pages: readonly InstitutionalPage[]; where: 'open' | 'inside'; children?: ReactNode };

function Links({ pages, where, children }: LinksProps) {
  const { t } = useTranslation('support/foot');
  return (
    <nav className={classes.links} aria-label={t('foot')}>
      {pages.map((page) => (
        <Link key={page} href={addressOf[page][where]}>
          {t(`pages.${page}.short`)}
        </Link>
      ))}
      {children}
    </nav>
  );
}
