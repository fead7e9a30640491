import { readFileSync } from 'node:fs';
import { locales } from '@vitrine/domain/kernel';
import { orderEvents, stockMoves } from '@vitrine/domain/rewards';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Words = z.object({ trail: z.object({ what: z.record(z.string(), z.record(z.string(), z.string())) }) });

test.each(locales)('ADM-09 all that becomes of orders and stock has a word in the trail in %s', (locale) => {
  const path = new URL(`words/${locale}.json`, import.meta.url);
  const { what } = Words.parse(JSON.parse(readFileSync(path, 'utf8'))).trail;
  const said = Object.entries(what).flatMap(([subject, deeds]) => Object.keys(deeds).map((deed) => `${subject}.${deed}`));
  const recorded = [...orderEvents.map((event) => `order.${event}`), ...stockMoves.map((move) => `stock.${move}`)];
  expect(said).toEqual(expect.arrayContaining(recorded));
});
