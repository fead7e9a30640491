import { hash } from 'node:crypto';
import type { Endpoint } from '@vitrine/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { codeOf, type Tx } from '../database/index.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from './actor.ts';
import { Refusal } from './refusal.ts';

/** How long a second call waits for the first one before it is told to come back. */
const patienceMilliseconds = 200;
const keptMilliseconds = 90 * 86_400_000;

/** Gives each part of an answer of an earlier time (its key, its value) in the words of today's contract, as a reviver of JSON; what is of today stays as it is. */
export type Reworded = (key: string, part: unknown) => unknown;
type Call = { endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply; actor: Actor; reworded: Reworded | undefined };

/**
 * Does the work of a keyed call once (decision D40): the key, what the use-case writes and the answer commit together. A refusal takes
 * the key back, so that the person may correct and send again. Refuses `still_running` and `key_reused`.
 */
export async function onceByKey({ db, clock }: Pick<Platform, 'db' | 'clock'>, call: Call, work: () => Promise<unknown>): Promise<unknown> {
  const key = keyOf(call.request);
  if (key === undefined) return work();
  const done = await db.transaction(async (tx) => {
    const ask = { key, bodyHash: fingerprintOf(call), at: clock.now(), ...call };
    if (!(await takeKey(tx, ask))) return { before: await answeredBefore(tx, ask) };
    // Serialized by the contract here already: what is stored is what leaves, and a fault in it rolls the work back.
    const text = textOf(call.reply.serialize(await work()));
    await storeAnswer(tx, { ...ask, text });
    return { text };
  });
  if (done.before) void call.reply.header('idempotency-replayed', 'true');
  // `void`, for the text passes the serializer by: it went through it, or is of a time with another contract.
  void call.reply.type('application/json; charset=utf-8').serializer((answer: unknown) => String(answer));
  return done.text ?? done.before?.text;
}

function textOf(serialized: string | ArrayBuffer | Buffer): string {
  return typeof serialized === 'string' ? serialized : Buffer.from(serialized as ArrayBuffer).toString('utf8');
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new Refusal('invalid_request', { fields: { 'Idempotency-Key': 'invalid' } });
  }
  return key;
}

/** The same key of the same person as another member, at another address or with another body is another call. */
function fingerprintOf({ endpoint, request, actor }: Call): Buffer {
  const spoken = [endpoint.method, request.url, actor.memberId, JSON.stringify(request.body ?? null)].join('\n');
  return hash('sha256', spoken, 'buffer');
}

type KeyAsk = Call & { key: string; bodyHash: Buffer; at: string };

/**
 * False when the key is there already. A key of a call that still runs is a row that is not committed yet: the insert waits for it,
 * but not longer than patience allows. One statement sets the limit, inserts and takes the limit back.
 */
async function takeKey(tx: Tx, { key, bodyHash, at, endpoint, actor }: KeyAsk): Promise<boolean> {
  try {
    const { rows } = await sql`
      with patience as (select set_config('lock_timeout', ${`${patienceMilliseconds}ms`}, true) as is_set)
      insert into platform.idempotency_key (person_id, key, endpoint, body_hash, created_at)
      select ${actor.personId}::uuid, ${key}, ${nameOf(endpoint)}, ${bodyHash}::bytea, ${at}::timestamptz from patience where is_set is not null
      on conflict (person_id, key) do nothing
      returning set_config('lock_timeout', '0', true)`.execute(tx);
    return rows.length > 0;
  } catch (fault) {
    if (codeOf(fault) === '55P03') throw new Refusal('still_running', { retryAfterSeconds: 1 });
    throw fault;
  }
}

async function answeredBefore(tx: Tx, { key, bodyHash, endpoint, actor, reworded }: KeyAsk): Promise<{ text: string }> {
  const stored = await tx
    .selectFrom('platform.idempotency_key')
    .select(['endpoint', 'body_hash', sql<string | null>`answer::text`.as('answer')])
    .where('person_id', '=', actor.personId)
    .where('key', '=', key)
    .executeTakeFirst();
  // Purged between two statements, or not answered: the next try finds it settled.
  if (!stored?.answer) throw new Refusal('still_running', { retryAfterSeconds: 1 });
  if (stored.endpoint !== nameOf(endpoint) || !stored.body_hash.equals(bodyHash)) {
    throw new Refusal('key_reused', { fields: { 'Idempotency-Key': 'key_reused' } });
  }
  return { text: reworded ? JSON.stringify(JSON.parse(stored.answer, (key, part: unknown) => reworded(key, part))) : stored.answer };
}

async function storeAnswer(tx: Tx, { key, actor, text }: KeyAsk & { text: string }): Promise<void> {
  await tx
    .updateTable('platform.idempotency_key')
    .set({ answer: text })
    .where('person_id', '=', actor.personId)
    .where('key', '=', key)
    .execute();
}

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** The part with one of its fields under another name; whatever lacks that field stays as it is. */
export function renamed(part: unknown, from: string, to: string): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part) || !(from in part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key === from ? to : key, value]));
}

/** Forgets keys older than ninety days (decision D40); answers how many. */
export async function forgetOldKeys({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .write()
    .deleteFrom('platform.idempotency_key')
    .where('created_at', '<', clock.in(-keptMilliseconds))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Throws away what was answered to one person's requests. */
export async function forgetKeysOf(tx: Tx, { personId }: { personId: string }): Promise<void> {
  await tx.deleteFrom('platform.idempotency_key').where('person_id', '=', personId).execute();
}
