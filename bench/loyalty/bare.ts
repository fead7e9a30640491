import { createHash } from 'node:crypto';
import { openInside, type InsideOptions } from '../speed/inside.ts';
import { statementsOf } from '../speed/statements.ts';
import { asksOf, type Grown, type Operation } from './asks.ts';
import { serveScripts } from './replay/serve-scripts.ts';
import { scriptOf, type Recorded, type Script } from './replay/script.ts';
import type { Asked } from './requests.ts';

const port = 4_600;
export const writes = ['sale', 'redemption'] as const satisfies readonly Operation[];
type Write = (typeof writes)[number];

/** A route for each write that sends what our path sends, and nothing else; `asks` makes its requests, as `asksOf` makes ours. */
export async function startBare(
  options: InsideOptions,
  grown: Grown,
): Promise<{ url: string; asks: Record<Write, () => Asked>; end(): void }> {
  const scripts = await recordWrites(options, grown);
  for (const write of writes) console.log(`   ${write}: ${scripts[write].length} statements, begin and commit among them`);
  const bareServer = await serveScripts(options, { scripts, port });
  const asks = asksOf(grown);
  const bare = (write: Write) => (): Asked => ({ method: 'POST', path: `/${write}`, headers: {}, body: wordsOf(asks[write]()) });
  return { ...bareServer, asks: { sale: bare('sale'), redemption: bare('redemption') } };
}

/** Two requests of two sellers, of whom the second has done one more of each before: what differs between the two is what a request has of its own. */
async function recordWrites(options: InsideOptions, grown: Grown): Promise<Record<Write, Script>> {
  const inside = await openInside(options);
  try {
    const send = async (asked: Asked) => {
      const { method, path, headers, body } = asked;
      const answered = await inside.send({ method, url: path, headers, ...(body ? { payload: body } : {}) });
      if (answered.statusCode !== 200) throw new Error(`${method} ${path} answered ${answered.statusCode}: ${answered.body}`);
    };
    const record = async (asked: Asked): Promise<Recorded> => ({ heard: await statementsOf(() => send(asked)), request: wordsOf(asked) });
    const [first, second] = [
      asksOf({ ...grown, sellers: grown.sellers.slice(0, 1) }),
      asksOf({ ...grown, sellers: grown.sellers.slice(1, 2) }),
    ];
    // What is asked once a process is asked now.
    for (const write of writes) await send(second[write]());
    const scripts: Partial<Record<Write, Script>> = {};
    for (const write of writes) scripts[write] = scriptOf(await record(first[write]()), await record(second[write]()));
    const { sale, redemption } = scripts;
    if (!sale || !redemption) throw new Error('not every write was recorded');
    return { sale, redemption };
  } finally {
    await inside.close();
  }
}

/** The words of a request that reach its statements. */
function wordsOf({ path, headers, body = {} }: Asked): Record<string, string> {
  const token = (headers['authorization'] ?? '').replace('Bearer ', '');
  const [, rewardId = ''] = /rewards\/([0-9a-f-]{36})/.exec(path) ?? [];
  return {
    tokenHash: createHash('sha256').update(token).digest('hex'),
    key: headers['idempotency-key'] ?? '',
    ...('invoiceNumber' in body ? { invoiceNumber: String(body.invoiceNumber) } : {}),
    ...(rewardId ? { rewardId } : {}),
  };
}
