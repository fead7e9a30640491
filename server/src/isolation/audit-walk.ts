/** Does every write of the console on a client of one's own, and looks whether the audit log was told of it (ADM-09). */
import { catalogue, type CatalogueEntry } from '@vitrine/contract/catalogue';
import { addressOf } from '@vitrine/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Action, ConsoleParts } from './console-action.ts';
import { actions, untold } from './console-actions.ts';
import type { Attack } from './entry.ts';

/** What an administrator may change: a permission is asked for it. */
const consoleWrites: readonly CatalogueEntry[] = catalogue.filter(
  ({ access, needs, method }) => access === 'member' && needs !== undefined && method !== 'GET',
);

/** Writes of the console that nobody does here, and what is done or excused and is none of them any more. */
export function missingActions(): string[] {
  const done = new Set(actions.map(({ operation }) => operation));
  const names = new Set(consoleWrites.map(({ name }) => name));
  return [
    ...[...names].filter((name) => !done.has(name) && !(name in untold)),
    ...[...done, ...Object.keys(untold)].filter((name) => !names.has(name)),
  ];
}

export type Silence = { operation: string; why: string };
type Walk = {
  parts: Omit<ConsoleParts, 'made'>;
  as: { accessToken: string; host: string };
  /** How many entries of the audit log are this person's, once all jobs are done. */
  told: () => Promise<number>;
  only?: readonly Action[];
};

/** Tells which write was refused, so that nothing is shown of it, and which changed something past the audit log. */
export async function walkAuditLog(app: FastifyInstance, { parts, as, told, only = actions }: Walk): Promise<Silence[]> {
  const silences: Silence[] = [];
  const made: Record<string, string> = {};
  let before = await told();
  for (const { operation, ask } of only) {
    const answered = await send(app, { operation, attack: ask({ ...parts, made }), as });
    const after = await told();
    if (answered.statusCode >= 300) silences.push({ operation, why: `it was refused: ${answered.statusCode} ${answered.body}` });
    else {
      made[operation] = idIn(answered.body);
      if (after === before && !(operation in untold)) silences.push({ operation, why: 'nothing was told to the audit log' });
      if (after > before && operation in untold) silences.push({ operation, why: 'it is excused, and was told to the audit log' });
    }
    before = after;
  }
  return silences;
}

const mostVersions = 12;

/** What others changed before has another version: the one that holds is looked for. */
async function send(app: FastifyInstance, { operation, attack, as }: { operation: string; attack: Attack; as: Walk['as'] }) {
  const endpoint = consoleWrites.find(({ name }) => name === operation);
  if (!endpoint) throw new Error(`${operation} is no write of the console`);
  for (let version = 0; ; version += 1) {
    const [query, body] = [attack.query, attack.body].map((part) => withVersion(part, version));
    const answered = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, attack.params, query),
      headers: { host: as.host, authorization: `Bearer ${as.accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    if (!answered.body.includes('"changed_meanwhile"') || version === mostVersions) return answered;
  }
}

const Part = z.record(z.string(), z.unknown());
function withVersion(part: unknown, version: number): Record<string, unknown> | undefined {
  if (part === undefined) return undefined;
  const fields = Part.parse(part);
  return 'version' in fields ? { ...fields, version } : fields;
}

const Made = z.object({ id: z.string().default('') });
const idIn = (body: string): string => Made.parse(body === '' ? {} : JSON.parse(body)).id;
