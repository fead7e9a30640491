import { readFileSync } from 'node:fs';
import { locales } from '@vitrine/domain/kernel';
import { orderEvents, stockMoves } from '@vitrine/domain/rewards';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Words = z.object({ auditLog: z.object({ what: z.record(z.string(), z.record(z.string(), z.string())) }) });

test.each(locales)('ADM-09 all that becomes of orders and stock has a word in the audit log in %s', (locale) => {
  const path = new URL(`words/${locale}.json`, import.meta.url);
  const { what } = Words.parse(JSON.parse(readFileSync(path, 'utf8'))).auditLog;
  const said = Object.entries(what).flatMap(([subject, actions]) => Object.keys(actions).map((action) => `${subject}.${action}`));
  const recorded = [...orderEvents.map((event) => `order.${event}`), ...stockMoves.map((move) => `stock.${move}`)];
  expect(said).toEqual(expect.arrayContaining(recorded));
});
