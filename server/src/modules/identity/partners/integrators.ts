import type { Integrator, IntegratorFields, IntegratorForm } from '@vitrine/contract/identity';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  refuseFields,
  type Actor,
  type Changes,
  type Was,
} from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../tokens.ts';

/** What the table keeps of a partner's secret. */
export const integratorSecret = (secret: string): string => hashOf(secret).toString('base64url');

const Cursor = z.tuple([z.string()]);

/** The programs that the partner called `o` may open, the oldest first. */
const clientsOf = sql<string[]>`array(
  select c.tenant_id from identity.integrator_client as c join tenancy.tenant as t on t.id = c.tenant_id
  where c.oauth_client_id = o.id order by t.created_at, t.id)`.as('client_ids');

/** Partners of the site, oldest first: their ids are made in that order. */
export async function listIntegrators(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ items: Integrator[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('identity.oauth_client as o')
    .select(['o.id', 'o.name', 'o.created_at', 'o.secret_at', 'o.for_all_clients', 'o.version'])
    .select(clientsOf)
    .where('o.site_id', '=', actor.siteId)
    .where('o.kind', '=', 'integrator')
    .where('o.ended_at', 'is', null)
    .$if(place !== undefined, (query) => query.where('o.id', '>', place?.[0] ?? ''))
    .orderBy('o.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      version: row.version,
      createdAt: row.created_at,
      secretAt: row.secret_at ?? row.created_at,
      clientIds: row.for_all_clients ? null : row.client_ids,
    })),
    next,
  };
}

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>;
type One = { integratorId: string };

/** Lets a partner's server in. Its secret is told this once: only a hash is kept. Refuses `program_unknown` at `clientIds`. */
export async function createIntegrator(
  parts: Parts,
  actor: Actor,
  { name, clientIds }: IntegratorForm,
): Promise<{ id: string; secret: string }> {
  const [id, secret, now] = [parts.newId(), aSecret(parts), parts.clock.now()];
  await parts.db.transaction(async (tx) => {
    await tx
      .insertInto('identity.oauth_client')
      .values({
        id,
        site_id: actor.siteId,
        name,
        kind: 'integrator',
        secret: integratorSecret(secret),
        created_at: now,
        for_all_clients: clientIds === null,
      })
      .execute();
    await setClients(tx, actor, { integratorId: id, clientIds });
    await record(parts, tx, actor, { what: 'integrator.created', integratorId: id, before: null, after: { name, clientIds } });
  });
  return { id, secret };
}

/** Saves what was changed of how a partner's server is called, and whose accounts it may open. A whole record that names no programs is for every one. Refuses `not_found`, `changed_meanwhile`, and `program_unknown` at `integrator.clientIds`. */
export async function saveIntegrator(
  parts: Parts,
  actor: Actor,
  { integratorId, version, integrator, was }: One & { version: number; integrator: Changes<IntegratorFields>; was?: Was },
): Promise<{ version: number }> {
  return parts.db.transaction(async (tx) => {
    const before = await holdIntegrator(tx, actor, { integratorId });
    const now = was === undefined ? { clientIds: null, ...integrator } : integrator;
    const form = mergeEdit(before, { version, now, was });
    const next = before.version + 1;
    await tx
      .updateTable('identity.oauth_client')
      .set({ name: form.name, for_all_clients: form.clientIds === null, version: next })
      .where('id', '=', before.id)
      .execute();
    const programs = await tx.selectFrom('tenancy.tenant').select('id').where('site_id', '=', actor.siteId).execute();
    for (const { id: tenantId } of programs)
      await tx
        .deleteFrom('identity.integrator_client')
        .where('tenant_id', '=', tenantId)
        .where('oauth_client_id', '=', before.id)
        .execute();
    await setClients(tx, actor, { integratorId: before.id, clientIds: form.clientIds, prefix: 'integrator.' });
    await record(parts, tx, actor, {
      what: 'integrator.saved',
      integratorId: before.id,
      before: before.form,
      after: form,
    });
    return { version: next };
  });
}

/** Another secret, told this once; who asks with the one before is a stranger from now on. Refuses `not_found`. */
export async function rotateIntegratorSecret(parts: Parts, actor: Actor, { integratorId }: One): Promise<{ secret: string }> {
  const secret = aSecret(parts);
  await parts.db.transaction(async (tx) => {
    const { id, form } = await holdIntegrator(tx, actor, { integratorId });
    await tx
      .updateTable('identity.oauth_client')
      .set({ secret: integratorSecret(secret), secret_at: parts.clock.now() })
      .where('id', '=', id)
      .execute();
    await record(parts, tx, actor, { what: 'integrator.secret_rotated', integratorId: id, before: null, after: { name: form.name } });
  });
  return { secret };
}

/** Shuts a partner's server out: its tokens and the sessions that it began end with it. Refuses `not_found`. */
export async function endIntegrator(parts: Parts, actor: Actor, { integratorId }: One): Promise<Record<string, never>> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const { id, form } = await holdIntegrator(tx, actor, { integratorId });
    await tx.updateTable('identity.oauth_client').set({ ended_at: now }).where('id', '=', id).execute();
    await tx
      .updateTable('identity.token_family')
      .set({ revoked_at: now, revoked_reason: 'integrator_ended' })
      .where('oauth_client_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    await record(parts, tx, actor, { what: 'integrator.ended', integratorId: id, before: { name: form.name }, after: null });
  });
  return {};
}

const aSecret = ({ chance }: Pick<Platform, 'chance'>) => chance.bytes(32).toString('base64url');

/** One of this site that was not shut out, held until the transaction ends. Refuses `not_found`. */
async function holdIntegrator(
  tx: Tx,
  actor: Actor,
  { integratorId }: One,
): Promise<{ id: string; version: number; form: IntegratorFields }> {
  const row = await tx
    .selectFrom('identity.oauth_client as o')
    .select(['o.id', 'o.name', 'o.version', 'o.for_all_clients'])
    .where('o.site_id', '=', actor.siteId)
    .where('o.id', '=', integratorId.replaceAll('\0', ''))
    .where('o.kind', '=', 'integrator')
    .where('o.ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const { id, version, name, for_all_clients: isForAll } = row;
  // Asked once it is held: beside the lock it would be what stood there when the wait began.
  const { client_ids: clientIds } = await tx
    .selectFrom('identity.oauth_client as o')
    .select(clientsOf)
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, version, form: { name, clientIds: isForAll ? null : clientIds } };
}

type Reach = One & Pick<IntegratorFields, 'clientIds'> & { prefix?: string };
async function setClients(tx: Tx, actor: Actor, { integratorId, clientIds, prefix = '' }: Reach): Promise<void> {
  if (clientIds === null) return;
  const wanted = [...new Set(clientIds)].sort();
  const known = await tx.selectFrom('tenancy.tenant').select('id').where('site_id', '=', actor.siteId).where('id', 'in', wanted).execute();
  refuseFields({ clientIds: known.length < wanted.length ? 'program_unknown' : undefined }, { prefix });
  await tx
    .insertInto('identity.integrator_client')
    .values(wanted.map((tenant_id) => ({ tenant_id, oauth_client_id: integratorId })))
    .execute();
}

const record = (
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { integratorId, ...change }: One & { what: string; before: unknown; after: unknown },
): Promise<void> => recordChange(tx, actor, { ...change, subject: 'integrator', subjectId: integratorId, now: clock.now(), id: newId() });
