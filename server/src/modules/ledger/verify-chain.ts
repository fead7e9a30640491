import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Invariant, Violation } from './invariant.ts';
import { confirmationLeaf, confirmationsHash, entriesHash, entryLeaf, idLength, leafLength, nothingYet, sealHash } from './sealed-bytes.ts';

/** Half of the seals each: two connections use two processors. */
const shares = [0, 1];

/** Hashes all sealed entries again. Whatever was changed, removed or slipped in behind the application's back is named (moonshot 3, test 29). */
export const chainInvariant: Invariant = {
  id: 'chain',
  says: 'every sealed entry and confirmation is what it was when it was sealed, and the seals follow each other',
  reads: ['ledger.entry', 'ledger.confirmation', 'ledger.seal'],
  find: (db) => findBroken(db, sql`0`),
  // The seals before: nobody touched them, nor what they seal (proof-marks.ts).
  findSince: (db) => findBroken(db, sql`coalesce((select q.seals from ledger.proof q where q.tenant_id = s.tenant_id), 0)`),
};

async function findBroken(db: Reader, after: RawBuilder<unknown>): Promise<Violation[]> {
  const [broken, ...heads] = await Promise.all([
    Promise.all(shares.map((share) => brokenSeals(db, { share, of: shares.length, after }))),
    brokenHeads(db),
  ]);
  const named: Violation[] = [];
  for (const seal of broken.flat()) named.push(...(await nameRows(db, seal)));
  return [...named, ...heads.flat()];
}

type Broken = { tenant_id: string; number: number; after_id: string; upto_id: string };

/** Of the seals whose number is greater than `after`. */
async function brokenSeals(db: Reader, { share, of, after }: { share: number; of: number; after: RawBuilder<unknown> }): Promise<Broken[]> {
  const hash = sealHash({
    before: sql`coalesce(p.hash, ''::bytea)`,
    number: sql`s.number`,
    afterId: sql`coalesce(p.upto_id, ${nothingYet}::uuid)`,
    uptoId: sql`s.upto_id`,
    rowsHash: sql`r.entries_hash || g.confirmations_hash`,
    leaves: sql`s.leaves`,
  });
  const { rows } = await sql<Broken>`
    select s.tenant_id, s.number, s.after_id, s.upto_id
    from ledger.seal s
    left join ledger.seal p on p.tenant_id = s.tenant_id and p.number = s.number - 1
    cross join lateral (
      select count(*)::int as entries, ${entriesHash} as entries_hash
      from ledger.entry e where e.tenant_id = s.tenant_id and e.id > s.after_id and e.id <= s.upto_id
    ) r
    cross join lateral (
      select ${confirmationsHash} as confirmations_hash
      from ledger.confirmation f where f.tenant_id = s.tenant_id and f.id > s.after_id and f.id <= s.upto_id
    ) g
    where s.number % ${of} = ${share} and s.number > ${after} and (r.entries <> s.entries or s.hash is distinct from ${hash})
    order by s.tenant_id, s.number`.execute(db);
  return rows;
}

/** Which entries and confirmations of a broken seal it is; the seal itself when all of them are what they were. */
async function nameRows(db: Reader, { tenant_id, number, after_id, upto_id }: Broken): Promise<Violation[]> {
  const { rows: sealed } = await sql<{ leaves: Buffer; entries: number }>`
    select s.leaves, s.entries from ledger.seal s where s.tenant_id = ${tenant_id} and s.number = ${number}`.execute(db);
  const entries = await sql<{ leaf: Buffer }>`
    select ${entryLeaf} as leaf from ledger.entry e where e.tenant_id = ${tenant_id} and e.id > ${after_id}::uuid and e.id <= ${upto_id}::uuid`.execute(
    db,
  );
  const confirmations = await sql<{ leaf: Buffer }>`
    select ${confirmationLeaf} as leaf from ledger.confirmation f
    where f.tenant_id = ${tenant_id} and f.id > ${after_id}::uuid and f.id <= ${upto_id}::uuid`.execute(db);
  const leaves = sealed[0]?.leaves ?? Buffer.alloc(0);
  const border = (sealed[0]?.entries ?? 0) * leafLength;
  const named = [
    ...compared('entry', leaves.subarray(0, border), entries.rows),
    ...compared('confirmation', leaves.subarray(border), confirmations.rows),
  ].map(({ subject, detail }) => ({ tenantId: tenant_id, subject, detail: `${detail} (seal ${number})` }));
  if (named.length > 0) return named;
  return [
    {
      tenantId: tenant_id,
      subject: `seal ${number}`,
      detail: 'its hash does not follow from the seal before it, its entries and its leaves',
    },
  ];
}

function compared(what: string, sealed: Buffer, now: readonly { leaf: Buffer }[]): { subject: string; detail: string }[] {
  const [was, is] = [leavesOf(sealed), leavesOf(Buffer.concat(now.map(({ leaf }) => leaf)))];
  const of = (id: string, detail: string) => ({ subject: `${what} ${id}`, detail });
  return [
    ...[...is].filter(([id, hash]) => was.has(id) && was.get(id) !== hash).map(([id]) => of(id, 'was changed after it was sealed')),
    ...[...was].filter(([id]) => !is.has(id)).map(([id]) => of(id, 'was removed after it was sealed')),
    ...[...is].filter(([id]) => !was.has(id)).map(([id]) => of(id, 'was slipped in after its stretch was sealed')),
  ];
}

function leavesOf(bytes: Buffer): Map<string, string> {
  const leaves = new Map<string, string>();
  for (let at = 0; at + leafLength <= bytes.length; at += leafLength) {
    const hex = bytes.subarray(at, at + idLength).toString('hex');
    const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    leaves.set(id, bytes.subarray(at + idLength, at + leafLength).toString('hex'));
  }
  return leaves;
}

/** The head is the last seal, and no seal is missing: seals cut off at the end would be seen by their head alone. */
async function brokenHeads(db: Reader): Promise<Violation[]> {
  const { rows } = await sql<{ tenant_id: string; seals: number; last: number; counted: number }>`
    select c.tenant_id, c.seals, coalesce(max(s.number), 0) as last, count(s.number)::int as counted
    from ledger.chain c left join ledger.seal s on s.tenant_id = c.tenant_id
    group by c.tenant_id, c.seals, c.head, c.sealed_upto
    having count(s.number) <> c.seals or coalesce(max(s.number), 0) <> c.seals
      or (c.seals > 0 and not coalesce(bool_or(s.number = c.seals and s.hash = c.head and s.upto_id = c.sealed_upto), false))`.execute(db);
  return rows.map(({ tenant_id, seals, last, counted }) => ({
    tenantId: tenant_id,
    subject: 'chain head',
    detail: `the head tells of ${seals} seals; there are ${counted}, the last is ${last}, or it has another hash`,
  }));
}

/** Where each tenant's chain stands: to be kept elsewhere, so that a chain that was made anew is seen. */
export async function chainHeads(db: Reader): Promise<{ tenantId: string; seals: number; head: string; unsealed: number }[]> {
  const { rows } = await sql<{ tenant_id: string; seals: number; head: string; unsealed: number }>`
    select t.id as tenant_id, coalesce(c.seals, 0) as seals, coalesce(encode(c.head, 'hex'), '') as head, u.unsealed
    from tenancy.tenant t
    left join ledger.chain c on c.tenant_id = t.id
    cross join lateral (
      select (select count(*) from ledger.entry e where e.tenant_id = t.id and e.id > coalesce(c.sealed_upto, ${nothingYet}::uuid))::int
        + (select count(*) from ledger.confirmation f where f.tenant_id = t.id and f.id > coalesce(c.sealed_upto, ${nothingYet}::uuid))::int as unsealed
    ) u
    where c.seals > 0 or u.unsealed > 0
    order by t.id`.execute(db);
  return rows.map(({ tenant_id, seals, head, unsealed }) => ({ tenantId: tenant_id, seals, head, unsealed }));
}
