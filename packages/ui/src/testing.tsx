import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { VitrineProvider } from './theme/index.ts';
import { createWords } from './words/index.ts';
import type { LoadTexts, Locale } from './words/index.ts';

/** Draws a screen as an app would, with real texts of the given language; a feature hands in its own catalogs. */
export async function draw(
  screen: ReactNode,
  locale: Locale = 'pt-BR',
  load: LoadTexts = () => Promise.resolve(null),
  namespaces: readonly string[] = [],
) {
  const words = await createWords({ locale, load, namespaces });
  return render(
    <I18nextProvider i18n={words}>
      <VitrineProvider mode="light">{screen}</VitrineProvider>
    </I18nextProvider>,
  );
}

/** What an assistive tool reads after the name of a field: its hint and its error. */
export function describedBy(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
