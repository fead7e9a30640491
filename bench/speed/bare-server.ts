/**
 * The floor under a read: a Fastify route that does nothing but send the same statements with the same values on `pg`, with a pool of the same size, and
 * answer their rows. `bare-server.ts FILE PORT`: FILE holds `{ url, connections, statements }`.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';
import type { Statement } from './statements.ts';

const [file = '', port = ''] = process.argv.slice(2);
const given = JSON.parse(readFileSync(file, 'utf8')) as { url: string; connections: number; statements: Statement[] }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- written by the bench
// A hash travels through JSON as { type: 'Buffer', data }.
// Prepared, as the product's are: a statement is read and planned once a connection.
const statements = given.statements.map(({ text, values }, at) => ({
  name: `s${at}`,
  text,
  values: values.map((value) => (isBuffer(value) ? Buffer.from(value.data) : value)),
}));
const pool = new Pool({ connectionString: given.url, max: given.connections, options: '-c timezone=UTC' });

const app = Fastify();
app.get('/', async () => {
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await pool.query(statement));
  return rows;
});
await app.listen({ port: Number(port), host: '127.0.0.1' });

function isBuffer(value: unknown): value is { data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}
