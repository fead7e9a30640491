import { createHash } from 'node:crypto';
import { token } from '@vitrine/contract/identity';
import { Client } from 'pg';
import { webApp } from '../crash/calls.ts';
import { scriptOf, type Recorded } from '../loyalty/replay/script.ts';
import { serveScripts } from '../loyalty/replay/serve-scripts.ts';
import { underLoad, type Asked } from '../loyalty/requests.ts';
import type { Figure } from './figures.ts';
import { openInside } from './inside.ts';
import { median } from './load.ts';
import { statementsOf } from './statements.ts';

const runs = 5;
const load = { seconds: 4, connections: 16 };
/** More than are asked for in a run: each is turned into its successor once. */
const made = 200_000;
const wordOf = (n: number) => `bench-refresh-${n}`;

/** A refresh of tokens against a bare route that sends the same statements, each with its own token; alternating, median of five. */
export async function refreshFigures(
  url: string,
  { ownerUrl, ...options }: { ownerUrl: string; appUrl: string; dataDir: string },
): Promise<Figure[]> {
  await fillTokens(ownerUrl);
  const { authorization } = await webApp(url);
  let turn = 0;
  const next = (): string => wordOf((turn += 1));
  const askFor = (refreshToken: string): Asked => ({
    method: 'POST',
    path: token.path,
    headers: { host: 'localhost', authorization },
    form: { grant_type: 'refresh_token', refresh_token: refreshToken },
  });
  const script = await recorded(options, { askFor, next });
  console.log(`   refresh: ${script.length} statements, begin and commit among them`);
  const bare = await serveScripts(options, { scripts: { refresh: script }, port: 4_542 });
  const ours = () => underLoad({ url, ...load, next: () => askFor(next()) });
  const theirs = () =>
    underLoad({
      url: bare.url,
      ...load,
      next: () => ({ method: 'POST', path: '/refresh', headers: {}, body: { tokenHash: hashOf(next()) } }),
    });
  try {
    await ours();
    await theirs();
    const ratios: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const [product, floor] = [await ours(), await theirs()];
      console.log(`   refresh: ${product.rate.toFixed(0)} a second, bare ${floor.rate.toFixed(0)}`);
      ratios.push(product.rate / floor.rate);
    }
    if (turn > made) throw new Error(`${made} tokens were too few`);
    return [{ name: 'refresh against a bare route with the same SQL', value: median(ratios), unit: '×', limit: { atLeast: 0.6 } }];
  } finally {
    bare.end();
  }
}

const hashOf = (word: string) => createHash('sha256').update(word).digest('hex');

/** Two refreshes of two tokens: what differs between them is what each has of its own. */
async function recorded(
  options: { appUrl: string; dataDir: string },
  { askFor, next }: { askFor: (refreshToken: string) => Asked; next: () => string },
) {
  const inside = await openInside(options);
  const record = async (): Promise<Recorded> => {
    const word = next();
    const { method, path, headers, form } = askFor(word);
    const heard = await statementsOf(async () => {
      const answered = await inside.send({
        method,
        url: path,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      if (answered.statusCode !== 200) throw new Error(`a refresh answered ${answered.statusCode}: ${answered.body}`);
    });
    return { heard, request: { tokenHash: hashOf(word) } };
  };
  try {
    await record(); // what is asked once a process is asked now
    return scriptOf(await record(), await record());
  } finally {
    await inside.close();
  }
}

/** Log-ins of many members, each with its refresh token. */
async function fillTokens(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(logIns, [made]);
    await owner.query('analyze identity.token, identity.token_family');
  } finally {
    await owner.end();
  }
}

const logIns = `
with holder as (
  select m.tenant_id, m.id as member_id, m.person_id, c.id as client_id, row_number() over (order by m.id) as n
  from identity.member m join identity.person p on p.id = m.person_id join identity.oauth_client c on c.site_id = p.site_id
  where p.user_name like 'many%'
), made as (
  select gen_random_uuid() as family_id, holder.*, t.n as word from generate_series(1, $1::int) t(n) join holder on holder.n = 1 + t.n % (select count(*) from holder)
), family as (
  insert into identity.token_family (id, person_id, oauth_client_id, created_at) select family_id, person_id, client_id, now() from made returning id
)
insert into identity.token (hash, family_id, kind, tenant_id, member_id, issued_at, expires_at)
select sha256(convert_to('bench-refresh-' || word, 'UTF8')), family_id, 'refresh', tenant_id, member_id, now(), now() + interval '30 days' from made`;
