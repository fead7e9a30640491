import type { Integrator } from '@vitrine/contract/identity';
import { z } from 'zod';
import { recordChange } from '../../../platform/audit/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../tokens.ts';

/** What the table keeps of a partner's secret. */
export const integratorSecret = (secret: string): string => hashOf(secret).toString('base64url');

const Cursor = z.tuple([z.string()]);

/** Partners of the site, oldest first: their ids are made in that order. */
export async function listIntegrators(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ items: Integrator[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('identity.oauth_client')
    .select(['id', 'name', 'created_at'])
    .where('site_id', '=', actor.siteId)
    .where('kind', '=', 'integrator')
    .where('ended_at', 'is', null)
    .$if(place !== undefined, (query) => query.where('id', '>', place?.[0] ?? ''))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.id));
  return { items: rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at })), next };
}

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>;

/** Lets a partner's server in. Its secret is told this once: only a hash is kept. */
export async function createIntegrator(parts: Parts, actor: Actor, { name }: { name: string }): Promise<{ id: string; secret: string }> {
  const [id, secret, now] = [parts.newId(), parts.chance.bytes(32).toString('base64url'), parts.clock.now()];
  await parts.db.transaction(async (tx) => {
    await tx
      .insertInto('identity.oauth_client')
      .values({ id, site_id: actor.siteId, name, kind: 'integrator', secret: integratorSecret(secret), created_at: now })
      .execute();
    await recordChange(tx, actor, {
      what: 'integrator.created',
      subject: 'integrator',
      subjectId: id,
      before: null,
      after: { name },
      now,
      id: parts.newId(),
    });
  });
  return { id, secret };
}

/** Shuts a partner's server out: its tokens and the sessions that it began end with it. Refuses `not_found`. */
export async function endIntegrator(
  parts: Parts,
  actor: Actor,
  { integratorId }: { integratorId: string },
): Promise<Record<string, never>> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const ended = await tx
      .updateTable('identity.oauth_client')
      .set({ ended_at: now })
      .where('site_id', '=', actor.siteId)
      .where('id', '=', integratorId.replaceAll('\0', ''))
      .where('kind', '=', 'integrator')
      .where('ended_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!ended) throw notFound();
    await tx
      .updateTable('identity.token_family')
      .set({ revoked_at: now, revoked_reason: 'integrator_ended' })
      .where('oauth_client_id', '=', integratorId)
      .where('revoked_at', 'is', null)
      .execute();
    await recordChange(tx, actor, {
      what: 'integrator.ended',
      subject: 'integrator',
      subjectId: integratorId,
      before: ended,
      after: null,
      now,
      id: parts.newId(),
    });
  });
  return {};
}
