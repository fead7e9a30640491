import { readFileSync } from 'node:fs';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../index.ts';
import { draw } from '../testing.tsx';
import { Link, VitrineProvider } from './index.ts';
import { pointVariables } from './point-variables.ts';
import { vitrineTheme } from './theme.ts';

const declared = (css: string) =>
  [...css.matchAll(/(--mantine-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => `${name}: ${value?.replace(/\s+/g, ' ')}`);

test('LOG-02 the written variables are those that Mantine makes of our theme', () => {
  render(
    <MantineProvider theme={vitrineTheme} cssVariablesResolver={pointVariables} forceColorScheme="light">
      <p />
    </MantineProvider>,
  );
  const made = document.querySelector('style[data-mantine-styles]')?.textContent ?? '';
  const shared = made.slice(made.indexOf('{'), made.indexOf('}'));
  expect(declared(readFileSync(`${import.meta.dirname}/theme.css`, 'utf8'))).toEqual(declared(shared));
});

test('LOG-02 the chosen mode is on the page for the client’s roles and for Mantine', () => {
  const { rerender } = render(<VitrineProvider mode="dark">x</VitrineProvider>);
  expect(document.documentElement.dataset).toMatchObject({ mode: 'dark', mantineColorScheme: 'dark' });
  rerender(<VitrineProvider mode="auto">x</VitrineProvider>);
  expect(document.documentElement.dataset['mode']).toBeUndefined();
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
});

test('LOG-02 nothing is written into style elements, so the page’s policy can refuse them', async () => {
  await draw(<Button>Salvar</Button>);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('links are drawn by the app’s router where there is one', () => {
  render(
    <VitrineProvider mode="light" renderLink={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      <Link href="/courses">Aprender</Link>
    </VitrineProvider>,
  );
  expect(screen.getByRole('link', { name: 'Aprender' }).getAttribute('href')).toBe('/app/courses');
});
