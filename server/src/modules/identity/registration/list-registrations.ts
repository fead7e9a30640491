import type { RegistrationRow } from '@vitrine/contract/identity';
import type { RegistrationStatus } from '@vitrine/domain/identity';
import type { RegistrationVariant } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countRegistrations, findRegistrations } from './registration-rows.ts';

type Show = RegistrationVariant | 'all';
type Ask = { status: RegistrationStatus; show: Show; search?: string | undefined; after?: string | undefined; limit: number };
type Page = { items: RegistrationRow[]; next: string | null; counts: Record<Show, number> };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** The queue of registrations, a page by keyset, and how many there are by the same conditions (LOG-13). */
export async function listRegistrations(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { status, show, search, after, limit }: Ask,
): Promise<Page> {
  const place = readCursor(after, Cursor);
  const reader = db.write(); // whoever just decided must see it
  const filter = { status, search, variant: show === 'all' ? undefined : show };
  const [found, counts] = await Promise.all([
    findRegistrations(reader, actor, { ...filter, place, limit: limit + 1 }),
    countRegistrations(reader, actor, filter),
  ]);
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.registeredAt, last.id));
  return { items: rows, next, counts };
}
