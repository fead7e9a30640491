import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { configureClient, createQueryClient, createSessionStore } from '@vitrine/client';
import { matchLocale, type Locale } from '@vitrine/ui/words';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { browserDevice } from '../shared/device/index.ts';
import { admitBy, leaveForLogIn } from './gate.ts';
import { createConsoleRouter } from './router.tsx';
import { siteOf } from './site.ts';
import { wearTheme } from './theme-sheet.ts';
import { createConsoleWords } from './words.ts';

/** From the page to the first screen: site, session, words, router. */
export async function openConsole(page: Document, tellFault: (thrown: unknown) => void): Promise<void> {
  const site = await siteOf(page);
  const device = browserDevice();
  const store = createSessionStore(device);
  await store.ready();
  if (!site.isInPage) wearTheme(site.theme);
  configureClient({
    device,
    store,
    client: { id: site.client_id, secret: site.client_secret },
    onOtherSession: () => location.reload(),
    onSessionEnded: () => leaveForLogIn(location.pathname + location.search),
  });
  const locale: Locale = matchLocale(store.get().languageCode ?? navigator.languages);
  const words = await createConsoleWords(locale);
  page.documentElement.lang = locale;
  page.title = `${words.t('console:title')} · ${site.name}`;
  const queryClient = createQueryClient();
  const router = createConsoleRouter({ queryClient, admit: admitBy({ queryClient, store, words }) });
  createRoot(page.querySelector('#root') ?? page.body, { onCaughtError: tellFault }).render(
    <StrictMode>
      <I18nextProvider i18n={words}>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
