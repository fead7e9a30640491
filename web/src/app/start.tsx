import { createQueryClient, yieldToMain } from '@vitrine/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Loading, PageProvider } from '@vitrine/ui';
import { LOCALES, matchLocale } from '@vitrine/ui/words';
import { lazy, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { siteQuery } from '../features/identity/index.ts';
import { takeArrival } from '../shared/device/arrival.ts';
import { kept } from '../shared/device/storage.ts';
import { fetchedEarly } from '../shared/fetch-early.ts';
import { signedIn } from '../shared/frames.tsx';
import { lazyScreen } from '../shared/lazy-screen.ts';
import { RouterLink } from '../shared/router-link.tsx';
import { wearTheme } from '../shared/theme-sheet.ts';
import { useColourMode } from './colour-mode.ts';
import { Failure, Missing } from './failure.tsx';
import { createAppRouter, fetchRoomsIfNeeded } from './router.tsx';
import { rememberRoutes } from './remember-routes.ts';
import { openSession } from './session.ts';
import { fetchSite, siteInPage } from './site.ts';
import { createAppWords, namespacesIn } from './words.ts';

const Shell = lazyScreen(() => import('./shell.tsx'), 'Shell');

/** Rooms that a member's first screen shows: one chunk of words (web/vite.config.ts). */
const ofFirstScreen = ['learning', 'ledger', 'notices', 'campaigns', 'certificates'];

const PublicFoot = lazy(() => import('./public-foot.ts').then((chunk) => ({ default: chunk.beginPublic() })));
const parts = () => import('./parts-of-rooms.tsx');
/** What screens of one room show of another; it loads when it is drawn. */
const ofRooms = {
  PublicFoot,
  PublicSheet: lazy(() => parts().then(({ PublicSheet }) => ({ default: PublicSheet }))),
  AddressChoice: lazy(() => parts().then(({ AddressChoice }) => ({ default: AddressChoice }))),
  InstitutionalText: lazy(() => parts().then(({ InstitutionalText }) => ({ default: InstitutionalText }))),
};

type AppRouter = Awaited<ReturnType<typeof createAppRouter>>;

/**
 * Site, words, session, router: in this order, because each needs the one before it. The app is drawn when its first screen is ready, and until then the boxes of a screen
 * to come: a screen that came to pieces on the page would be held back by React for 300 ms, and drawn without a pause for a tap.
 */
export async function startApp(draw: (app: ReactNode) => void): Promise<void> {
  const arrival = takeArrival(); // before anything else loads
  fetchRoomsIfNeeded();
  await yieldToMain();
  const asked = new URLSearchParams(window.location.search).get('locale');
  const inPage = siteInPage();
  const site = inPage ?? (await fetchSite(asked ?? kept('locale') ?? ''));
  const languages = site.login_configuration.languages;
  const offered = LOCALES.filter((locale) => languages.some(({ code }) => code === locale));
  const ofSite = languages.find(({ id }) => id === site.login_configuration.default_language_id)?.code ?? 'pt-BR';
  const ofPage = inPage ? document.documentElement.lang : ofSite;
  const locale = matchLocale(asked ?? kept('locale') ?? ofPage, offered);
  const queryClient = createQueryClient();
  // In another language than the page came in, the site is asked for once more.
  queryClient.setQueryData(siteQuery(matchLocale(asked ?? ofPage, offered)).queryKey, site);
  if (!inPage) wearTheme(site.theme);

  const drawn: { router?: AppRouter } = {}; // the session may end before there is a router
  const words = await createAppWords(locale, ['app', 'identity']);
  const follow = (now: string) => void (document.documentElement.lang = now);
  follow(locale);
  draw(<App queryClient={queryClient} words={words} />);
  words.on('languageChanged', follow);
  const switchLanguage = (next: string) => (asked || words.language === next ? Promise.resolve() : words.changeLanguage(next));
  const session = await openSession({
    arrival,
    site,
    queryClient,
    switchLanguage,
    fetchWords: async (rooms) => words.loadNamespaces(rooms ?? (await namespacesIn(matchLocale(words.language)))),
    onEnded: () => void drawn.router?.navigate({ to: '/', replace: true }),
    onBegun: () => void drawn.router?.invalidate(), // the log-in leads on where the person is in
    // A screen that finds its frame and words at hand is drawn once, and not in steps.
    fetchFrame: async () => void (await Promise.allSettled([Shell.preload?.(), words.loadNamespaces(ofFirstScreen)])),
  });
  const router = await createAppRouter({ queryClient, ...session, Shell, ...ofRooms, Failure, Missing });
  rememberRoutes(router, session.hasSession);
  if (session.hasSession()) fetchScreen(router);
  drawn.router = router;
  await yieldToMain();
  await router.load();
  draw(<App router={router} queryClient={queryClient} words={words} />);
}

/** What a member's first screen is drawn by comes beside the answer to who they are. What did not come is asked for again, and told, where it is drawn. */
function fetchScreen(router: AppRouter): void {
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  if (!routes.some(({ id }) => id === signedIn.id)) return; // who logs out needs none of it
  fetchedEarly.get(window.location.pathname)?.(router.options.context.queryClient);
  for (const { options } of routes) void options.component?.preload?.()?.catch(() => undefined);
}

type AppProps = {
  router?: AppRouter;
  queryClient: ReturnType<typeof createQueryClient>;
  words: Awaited<ReturnType<typeof createAppWords>>;
};

/** Everything that stands around the router. */
export function App({ router, queryClient, words }: AppProps) {
  const [mode] = useColourMode();
  return (
    <StrictMode>
      <I18nextProvider i18n={words}>
        <QueryClientProvider client={queryClient}>
          <PageProvider mode={mode} renderLink={(props) => <RouterLink {...props} />}>
            {router ? <RouterProvider router={router} /> : <Loading />}
          </PageProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
