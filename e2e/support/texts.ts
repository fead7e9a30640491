/** The catalogs of the learner app, read as they are shipped: what a screen may say in a language, and what only the source says. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@vitrine/domain/kernel';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const leavesOf = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}.${key}`))
    : [[at, String(value)]];

const textsOf = (locale: Locale): Map<string, string> =>
  new Map(
    globSync([`web/src/**/i18n/${locale}.json`, `packages/ui/src/words/catalogs/${locale}/*.json`], { cwd: repository }).flatMap((file) =>
      leavesOf(JSON.parse(readFileSync(`${repository}/${file}`, 'utf8')), file.replace(locale, '')),
    ),
  );

/** Whole texts of the source language that this language says otherwise; none of them may stand on its screens. */
export function onlyInSource(locale: Locale): Set<string> {
  const own = textsOf(locale);
  const said = new Set(own.values());
  const source = [...textsOf('pt-BR')].filter(([key, text]) => own.get(key) !== text && !said.has(text) && !text.includes('{{'));
  return new Set(source.map(([, text]) => text));
}
