import { Client } from 'pg';
import { z } from 'zod';
import type { Figure } from '../speed/figures.ts';
import { openInside, type InsideOptions } from '../speed/inside.ts';
import { statementsOf, type Statement } from '../speed/statements.ts';

/** Tables that grow with members: no list and no page may read one of them whole. */
const large = new Set([
  'enrolment',
  'progress',
  'event',
  'trail_enrolment',
  'path',
  'member',
  'person',
  'certificate',
  'attempt',
  'notice',
]);

type Node = { 'Node Type': string; 'Relation Name'?: string | undefined; Plans?: Node[] | undefined };
const Node: z.ZodType<Node> = z.lazy(() =>
  z.object({ 'Node Type': z.string(), 'Relation Name': z.string().optional(), Plans: z.array(Node).optional() }),
);
const Plan = z.tuple([z.object({ Plan: Node })]);

type Ask = { ownerUrl: string; reads: readonly { name: string; paths: string[]; authorization: (turn: number) => string }[] };

/** How many statements of these reads go through a large table from its first row to its last, by PostgreSQL's own plan. */
export async function wholeReads(options: InsideOptions, { ownerUrl, reads }: Ask): Promise<Figure[]> {
  const inside = await openInside(options);
  const owner = new Client({ connectionString: ownerUrl });
  try {
    const heard: { name: string; statements: Statement[] }[] = [];
    for (const { name, paths, authorization } of reads) {
      const [path = ''] = paths;
      await inside.get(path, authorization(0)); // what is asked once a process is asked now
      heard.push({ name, statements: await statementsOf(() => inside.get(path, authorization(0))) });
    }
    await owner.connect();
    const figures: Figure[] = [];
    for (const { name, statements } of heard) {
      const whole = new Set<string>();
      for (const statement of statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) await wholeIn(owner, statement, whole);
      if (whole.size > 0) console.log(`   ${name} reads whole: ${[...whole].join(', ')}`);
      figures.push({ name: `${name}: large tables read whole`, value: whole.size, unit: '', limit: { atMost: 0 } });
    }
    return figures;
  } finally {
    await owner.end();
    await inside.close();
  }
}

async function wholeIn(owner: Client, { text, values }: Statement, whole: Set<string>): Promise<void> {
  const { rows } = await owner.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, values);
  const walk = (node: Node): void => {
    const table = node['Relation Name'];
    if (/Seq Scan/.test(node['Node Type']) && table !== undefined && large.has(table)) whole.add(table);
    for (const below of node.Plans ?? []) walk(below);
  };
  walk(Plan.parse(rows[0]?.['QUERY PLAN'])[0].Plan);
}
