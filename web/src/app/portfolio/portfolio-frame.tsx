import { BrandMark, Link, LinkButton, Loading } from '@vitrine/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rootFrame } from '../../shared/frames.tsx';
import { LanguageMenu, useSite } from '../../features/identity/index.ts';
import classes from './portfolio.module.css';

type PortfolioFrameProps = { enterHref?: string; children: ReactNode };

/** Around every screen of the portfolio: the brand, the languages, the way in, and the foot of public screens. */
export function PortfolioFrame(props: PortfolioFrameProps) {
  return (
    <Suspense fallback={<Loading shape="page" />}>
      <Framed {...props} />
    </Suspense>
  );
}

function Framed({ enterHref = '/?login=1', children }: PortfolioFrameProps) {
  const { t } = useTranslation('learning/portfolio');
  const site = useSite();
  const { PublicFoot } = rootFrame.useRouteContext();
  const { logo, wideLogo, languages, cookies_optional, cookies_type, support_use, show_public_faq } = site.login_configuration;
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Link href="/portfolio" className={classes.brand ?? ''}>
          <BrandMark brand={{ name: site.name, logoUrl: wideLogo ?? logo, hasWordmark: Boolean(wideLogo) }} />
        </Link>
        <span className={classes.ways}>
          <LanguageMenu languages={languages} />
          <LinkButton href={enterHref} size="sm">
            {t('enter')}
          </LinkButton>
        </span>
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.foot}>
        <Suspense>
          <PublicFoot
            isOptional={cookies_optional}
            hasCategories={cookies_type === 'by_category'}
            hasSupport={support_use}
            hasFaq={show_public_faq}
          />
        </Suspense>
      </footer>
    </div>
  );
}
