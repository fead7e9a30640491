import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import './palettes.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Toaster, VitrineProvider } from '../src/index.ts';
import { createWords, matchLocale } from '../src/words/index.ts';
import { views } from './views.tsx';

const query = new URLSearchParams(location.search);
const mode = query.get('mode') === 'dark' ? 'dark' : 'light';
const View = views[query.get('view') ?? 'home'] ?? (() => <p>{Object.keys(views).join(' · ')}</p>);
document.documentElement.dataset.client = query.get('client') ?? 'aurora';
document.documentElement.dataset.mode = mode;
const locale = matchLocale(query.get('locale'));
document.documentElement.lang = locale;
const words = await createWords({ locale, load: () => Promise.resolve(null) });
createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <I18nextProvider i18n={words}>
      <VitrineProvider mode={mode}>
        <Suspense>
          <View />
        </Suspense>
        <Toaster />
      </VitrineProvider>
    </I18nextProvider>
  </StrictMode>,
);
