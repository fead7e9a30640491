import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gateScreenOf, languageOf, meQuery, siteQuery } from '../features/identity/index.ts';

/**
 * What follows when an administrator saves the client or the log-in while this page is open (ADM-03): who I am, the site, and where I may be are asked for again.
 * `siteTheme` are the site's colours since then; null while those hold that came with the page.
 */
export function useLiveSettings(): { siteTheme: string | null; hear: (version: string) => Promise<void> } {
  const queries = useQueryClient();
  const router = useRouter();
  const { i18n } = useTranslation();
  const [siteTheme, setSiteTheme] = useState<string | null>(null);
  const hear = async (version: string) => {
    if (queries.getQueryData(meQuery.queryKey)?.client.settings === version) return;
    const locale = matchLocale(i18n.language);
    const before = queries.getQueryData(meQuery.queryKey)?.person.languageId;
    const [site, me] = await Promise.all([
      queries.query({ ...siteQuery(locale), staleTime: 0 }),
      queries.query({ ...meQuery, staleTime: 0 }),
      queries.invalidateQueries({ queryKey: ['tenancy', 'site'], refetchType: 'none' }),
    ]);
    if (me.person.languageId !== before) await i18n.changeLanguage(languageOf(me.person.languageId)); // theirs is not offered any more
    setSiteTheme(site.theme);
    if (gateScreenOf(me, router.state.location.pathname) !== undefined) return; // new terms come with the next step: nobody is led away from what they are writing
    await router.invalidate(); // a module that was switched off has no screens any more
  };
  return { siteTheme, hear };
}
