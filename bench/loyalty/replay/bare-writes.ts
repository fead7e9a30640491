/**
 * The floor under a write: a Fastify route that does nothing but send the statements of a script on `pg`, with a pool of the same size, each with the values that belong
 * to its request. `bare-writes.ts FILE PORT`: FILE holds `{ url, connections, scripts }`, a script by name; `POST /NAME` takes the words of one request.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { newId } from '../../../server/src/platform/clock/index.ts';
import { valueParsers } from '../../../server/src/platform/database/value-parsers.ts';
import type { Hole, Script, Value } from './script.ts';

type Given = { url: string; connections: number; scripts: Record<string, Script> };
const [file = '', port = ''] = process.argv.slice(2);
const given: Given = JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) => (isBuffer(value) ? Buffer.from(value.data) : value));
const pool = new Pool({ connectionString: given.url, max: given.connections, options: '-c timezone=UTC', types: valueParsers });

const app = Fastify();
for (const [name, script] of Object.entries(given.scripts))
  app.post<{ Body: Record<string, string> }>(`/${name}`, async ({ body }) => ({ rows: await play(script, body) }));
await app.listen({ port: Number(port), host: '127.0.0.1' });

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

type Play = { request: Record<string, string>; answers: unknown[][][]; made: unknown[]; now: string };

async function play(script: Script, request: Record<string, string>): Promise<unknown> {
  const told: Play = { request, answers: [], made: [], now: new Date().toISOString() };
  let inside: PoolClient | undefined;
  try {
    for (const [at, { text, values }] of script.entries()) {
      if (/^(begin|start transaction)/i.test(text)) inside = await pool.connect();
      const name = values.length > 0 ? nameOf(text) : undefined; // prepared, as the product's are
      const { rows } = await (inside ?? pool).query({ name, text, values: values.map((value) => filled(value, told)), rowMode: 'array' });
      told.answers[at] = rows;
      if (/^commit/i.test(text)) {
        inside?.release();
        inside = undefined;
      }
    }
  } catch (fault) {
    await inside?.query('rollback');
    inside?.release();
    throw fault;
  }
  return told.answers.at(-2);
}

function filled(value: Value, told: Play): unknown {
  if ('same' in value) return value.same;
  if ('hole' in value) return wordFor(value.hole, told);
  return value.text.map((part) => (typeof part === 'string' ? part : String(wordFor(part, told)))).join('');
}

function wordFor(hole: Hole, { request, answers, made, now }: Play): unknown {
  switch (hole.from) {
    case 'request':
      return hole.asBytes ? Buffer.from(request[hole.name] ?? '', 'hex') : request[hole.name];
    case 'answer':
      return answers[hole.statement]?.[hole.row]?.[hole.column];
    case 'now':
      return now;
    case 'new':
      return (made[hole.slot] ??= hole.what === 'id' ? newId() : hole.what === 'word' ? randomBytes(6).toString('hex') : randomBytes(32));
  }
}

function isBuffer(value: unknown): value is { data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value;
}
