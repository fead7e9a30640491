import { Agent } from 'node:http';
import { exchange, logIn, requestOf, send, type Session } from '../crash/calls.ts';
import { listLibrary } from '@vitrine/contract/library';
import { searchAll } from '@vitrine/contract/search';
import { demoPassword } from '../crash/server-process.ts';
import { fillSearch } from './fill-search.ts';
import type { Figure } from './figures.ts';
import { ask } from './load.ts';

const things = 200_000;
const rounds = 12;
/** From what a quarter of all texts says to what nobody does: common, rare, several words, beginnings, slips, nonsense. */
const asked = [
  'geladeira',
  'cliente',
  'climatizador',
  'pecaaab',
  'geladeira inverter',
  'garantia da geladeira',
  'tabela consumo energia',
  'gelad',
  'inst',
  'geladiera',
  'climatisador',
  'treinamento balcao peca',
  'xqzvbk',
  'nada que exista aqui',
];

/** The search over everything at a tenth and at the whole, the list of ten thousand files page by page, and what ten thousand requests of nonsense do. */
export async function searchFigures(url: string, { ownerUrl }: { ownerUrl: string }): Promise<Figure[]> {
  await fillSearch(ownerUrl, { from: 0, to: things / 10 });
  const session = await logIn(url, { userName: 'seller', password: demoPassword });
  const few = await searched(session);
  await fillSearch(ownerUrl, { from: things / 10, to: things });
  const many = await searched(session);
  const pages = await walked(session, 10_000);
  const nonsense = await flooded(session, 10_000);
  return [
    { name: 'search over 200,000 things, p95', value: share(many, 0.95), unit: 'ms', limit: { atMost: 50 } },
    { name: 'the same, p50', value: share(many, 0.5), unit: 'ms', limit: null },
    { name: 'the same over a tenth of them, p95', value: share(few, 0.95), unit: 'ms', limit: null },
    {
      name: 'search over 200,000 things as times a tenth, p95',
      value: share(many, 0.95) / share(few, 0.95),
      unit: '×',
      limit: { atMost: 1.3 },
    },
    { name: 'page of a list of 10,000 files, p95', value: share(pages, 0.95), unit: 'ms', limit: { atMost: 50 } },
    { name: 'searches of nonsense: neither answered nor asked to wait', value: nonsense.others, unit: 'of 10,000', limit: { atMost: 0 } },
    { name: 'searches of nonsense: asked to wait', value: nonsense.later, unit: 'of 10,000', limit: { atLeast: 1 } },
  ];
}

async function searched(session: Session): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const slowest = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1)
    for (const words of asked) {
      const { address } = requestOf(searchAll, { query: { words } });
      const begin = performance.now();
      await ask({ url: session.url, path: address, headers: { authorization: session.authorization } }, agent);
      const ms = performance.now() - begin;
      if (round === 0) continue; // prepares its statements
      times.push(ms);
      slowest.set(words, Math.max(slowest.get(words) ?? 0, ms));
    }
  agent.destroy();
  console.log(`   ${[...slowest].map(([words, ms]) => `${words}: ${ms.toFixed(0)}`).join(', ')}`);
  return times;
}

async function walked(session: Session, files: number): Promise<number[]> {
  const times: number[] = [];
  let after: string | null = null;
  for (let seen = 0; seen < files; seen += 50) {
    const begin = performance.now();
    const { status, body }: { status: number; body: { next: string | null } } = await send(session, listLibrary, {
      query: { limit: 50, ...(after === null ? {} : { after }) },
    });
    times.push(performance.now() - begin);
    if (status !== 200) throw new Error(`the list answered ${status}`);
    after = body.next;
  }
  return times;
}

/** Twenty at once; whoever is asked to wait does not. */
async function flooded(session: Session, many: number): Promise<{ others: number; later: number }> {
  const counted = { others: 0, later: 0 };
  let sent = 0;
  const worker = async () => {
    while (sent < many) {
      sent += 1;
      const { status } = await exchange(session, requestOf(searchAll, { query: { words: `xq${(sent * 7_919).toString(36)}zv` } }));
      if (status === 429) counted.later += 1;
      else if (status !== 200) counted.others += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return counted;
}

const share = (all: readonly number[], part: number): number =>
  all.toSorted((one, other) => one - other)[Math.ceil(all.length * part) - 1] ?? Infinity;
