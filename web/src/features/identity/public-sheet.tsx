import type { ClientBrand } from '@vitrine/contract/tenancy';
import { Loading } from '@vitrine/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { rootFrame } from '../../shared/frames.tsx';
import { useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { siteQuery } from './api.ts';
import { LanguageMenu } from './language-menu.tsx';
import classes from './login-page.module.css';
import { LoginWindow } from './login-window.tsx';

/** `brand`: of the client that the screen speaks for; without one it is the site's. */
type PublicSheetProps = { title: string; hint?: string | undefined; brand?: ClientBrand | undefined; children: ReactNode };

/** The frame of every screen before the log-in: the shop window over the sheet on a phone, beside it on a desktop (NAV-09). */
export function PublicSheet(props: PublicSheetProps) {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Sheet {...props} />
    </Suspense>
  );
}

function Sheet({ title, hint, brand, children }: PublicSheetProps) {
  const site = useSite();
  const { PublicFoot } = rootFrame.useRouteContext();
  const { cookies_optional, cookies_type, support_use, show_public_faq } = site.login_configuration;
  useTabTitle(title);
  return (
    <div className={classes.page}>
      <LoginWindow site={site} brand={brand}>
        <LanguageMenu languages={site.login_configuration.languages} />
      </LoginWindow>
      <main className={classes.sheet}>
        <div className={classes.inside}>
          <h1>{title}</h1>
          {hint ? <p className={classes.hint}>{hint}</p> : null}
          {children}
        </div>
        <div className={classes.foot}>
          <Suspense>
            <PublicFoot
              isOptional={cookies_optional}
              hasCategories={cookies_type === 'by_category'}
              hasSupport={support_use}
              hasFaq={show_public_faq}
            />
          </Suspense>
        </div>
      </main>
    </div>
  );
}

/** The site in the language of the screen; the old words stay until the new ones are here. */
export const useSite = () => useSuspenseQuery(siteQuery(useDeferredValue(useLocale()))).data;
