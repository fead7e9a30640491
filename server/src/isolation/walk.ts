import { addressOf } from '@vitrine/contract/kernel';
import { catalogue, type CatalogueEntry } from '@vitrine/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { entries } from './entries.ts';
import type { Attack, Foreign } from './entry.ts';

export type Walker = { accessToken: string; host: string; clientBasic: string; role: string };
/** Whether the other tenant lives on the walker's site or on another one. */
export type Distance = 'same site' | 'another site';
export type Leak = { operation: string; why: string };

/** Operations of the contract that nobody wrote an entry for, and entries of operations that are gone. */
export function missingEntries(): string[] {
  const names = catalogue.map(({ name }) => name);
  return [...names.filter((name) => !(name in entries)), ...Object.keys(entries).filter((name) => !names.includes(name))];
}

/** Calls every operation as this person with the other tenant's ids, and tells where its mark came back. */
export async function walk(
  app: FastifyInstance,
  { walker, foreign, distance }: { walker: Walker; foreign: Foreign; distance: Distance },
): Promise<Leak[]> {
  const leaks: Leak[] = [];
  for (const operation of inOrder(catalogue)) {
    if (maySee(operation, { walker, distance })) continue;
    for (const attack of entries[operation.name]?.asks(foreign) ?? []) {
      const answered = await send(app, { operation, attack, walker });
      if (shows(answered, foreign)) leaks.push({ operation: operation.name, why: `answered the mark: ${answered.body.slice(0, 200)}` });
      if (operation.answersFile && operation.params.def.type !== 'undefined' && answered.statusCode < 300)
        leaks.push({ operation: operation.name, why: `answered a file with ${answered.statusCode}` });
      if (answered.statusCode >= 500)
        leaks.push({ operation: operation.name, why: `a fault: ${answered.statusCode} ${answered.body.slice(0, 200)}` });
    }
  }
  return leaks;
}

/** Every operation with what its entry asks, one after the other, and what was answered. */
export async function* answersOf(app: FastifyInstance, { walker, foreign }: { walker: Walker; foreign: Foreign }) {
  for (const operation of inOrder(catalogue))
    for (const attack of entries[operation.name]?.asks(foreign) ?? [])
      yield { operation: operation.name, answered: await send(app, { operation, attack, walker }) };
}

/** Log-out ends the walker's session, so it comes last. */
const inOrder = (operations: readonly CatalogueEntry[]) =>
  operations.toSorted((one, other) => Number(one.name === 'logOut') - Number(other.name === 'logOut'));

function maySee({ name }: CatalogueEntry, { walker, distance }: { walker: Walker; distance: Distance }): boolean {
  const shared = entries[name]?.sharedWithin;
  return distance === 'same site' && shared !== undefined && (shared.site === 'everybody' || walker.role === 'superuser');
}

function send(app: FastifyInstance, { operation, attack, walker }: { operation: CatalogueEntry; attack: Attack; walker: Walker }) {
  const isForm = operation.encoding === 'form';
  const body = attack.body;
  return app.inject({
    method: operation.method,
    url: addressOf(operation, attack.params, attack.query),
    headers: {
      host: walker.host,
      authorization: operation.access === 'client' ? walker.clientBasic : `Bearer ${walker.accessToken}`,
      ...(body === undefined ? {} : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body === undefined
      ? {}
      : { payload: isForm ? new URLSearchParams(Object.entries(body as object)).toString() : JSON.stringify(body) }), // oxlint-disable-line typescript/no-unsafe-type-assertion -- entries write plain objects
  });
}

const shows = (answered: { body: string; headers: object }, foreign: Foreign) =>
  `${answered.body}${JSON.stringify(answered.headers)}`.includes(foreign.mark);
