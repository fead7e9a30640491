import type { RegistrationRow } from '@vitrine/contract/identity';
import type { RegistrationStatus } from '@vitrine/domain/identity';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRegistrations } from './registration-rows.ts';

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** The queue of registrations, a page by keyset, and how many wait (LOG-13). */
export async function listRegistrations(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { status, after, limit }: { status: RegistrationStatus; after?: string | undefined; limit: number },
): Promise<{ items: RegistrationRow[]; next: string | null; waiting: number }> {
  const place = readCursor(after, Cursor);
  const [found, waiting] = await Promise.all([
    findRegistrations(db.read(), actor, { status, place, limit: limit + 1 }),
    db
      .read()
      .selectFrom('identity.registration')
      .select((row) => row.fn.countAll().as('waiting'))
      .where('tenant_id', '=', actor.tenantId)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  ]);
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.registeredAt, last.id));
  return { items: rows, next, waiting: Number(waiting.waiting) };
}
