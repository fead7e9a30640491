/** Every list that leaves as an export has the words of its screen: no code of a closed list, and no name of a permission, stands in a cell (ADM-02). */
import { catalogue, type CatalogueEntry } from '@vitrine/contract/catalogue';
import { addressOf } from '@vitrine/contract/kernel';
import { permissions } from '@vitrine/domain/identity';
import { locales } from '@vitrine/domain/kernel';
import { reportKinds } from '@vitrine/domain/reports';
import { expect } from 'vitest';
import { z } from 'zod';
import { permissionWord } from '../modules/identity/permission-words.ts';
import { aPerson } from '../modules/identity/testing.ts';
import { test } from '../testing.ts';
import { entries } from './entries.ts';
import type { Attack } from './entry.ts';
import { aForeignTenant, seenBy } from './testing.ts';

const exports = catalogue.filter(({ answersFile, method, path }) => answersFile === true && method === 'GET' && path.endsWith('/export'));

/** What stands in closed lists of the list itself. Countries and languages go by their standard’s codes. */
function codesOf({ path }: CatalogueEntry): Set<string> {
  const list = catalogue.find((one) => one.method === 'GET' && `${one.path}/export` === path);
  const found = new Set<string>();
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('enum' in schema && Array.isArray(schema.enum)) for (const one of schema.enum) if (typeof one === 'string') found.add(one);
    if ('const' in schema && typeof schema.const === 'string') found.add(schema.const);
    for (const inner of Object.values(schema)) collect(inner);
  };
  if (list) collect(z.toJSONSchema(list.answer, { unrepresentable: 'any', io: 'input' }));
  return new Set([...found].filter((code) => /^[a-z][a-z_.]+$/.test(code)));
}

/** What looks like a code though no schema tells it. */
const looksLikeCode = (cell: string) => /^[a-z]+(_[a-z]+)+$/.test(cell);

test('ADM-02 no export has a code where its screen has a word, and each has rows to show it', async ({ house }) => {
  const foreign = await aForeignTenant(house, { mark: 'marcadevenda' });
  const reader = await aPerson(house.platform, { tenantId: foreign.tenantId, roles: ['client_administrator'] });
  const seen = seenBy(house, foreign, reader);
  const asks = (operation: CatalogueEntry): Attack[] => {
    const asked = entries[operation.name]?.asks(seen) ?? [];
    return operation.name === 'exportReport' ? reportKinds.map((kind) => ({ query: { kind } })) : asked;
  };
  const codes: string[] = [];
  const empty = new Set(exports.map(({ name }) => name));
  for (const operation of exports) {
    const known = codesOf(operation);
    for (const { params, query } of asks(operation)) {
      const filters = Object.fromEntries(Object.entries(query ?? {}).filter(([key]) => key === 'kind' || key.endsWith('Id')));
      const answered = await house.app.inject({
        method: 'GET',
        url: addressOf(operation, params, filters),
        headers: { host: reader.host, authorization: `Bearer ${reader.accessToken}` },
      });
      if (answered.statusCode !== 200) continue;
      const [, ...rows] = rowsOf(answered.body);
      if (rows.length > 0) empty.delete(operation.name);
      for (const cell of rows.flat().flatMap((one) => [one, ...one.split(', ')]))
        if (known.has(cell) || looksLikeCode(cell)) codes.push(`${operation.name}: ${cell}`);
    }
  }
  expect([...new Set(codes)]).toEqual([]);
  expect([...empty]).toEqual(['exportIntegrators']); // names and days alone
});

test('ADM-02 CLI-06 every permission has its word in each language, for the export of roles', () => {
  for (const locale of locales) expect(permissions.filter((one) => permissionWord(locale, one) === one)).toEqual([]);
});

/** A CSV of Portuguese as its rows of cells. */
function rowsOf(body: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of body.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r"]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
