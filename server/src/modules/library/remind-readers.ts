import { dueReminder, reminderDays } from '@vitrine/domain/library';
import { locales, textIn } from '@vitrine/domain/kernel';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import { membersOf } from './readers.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;

const dayMs = 86_400_000;
const longestMs = (Math.max(...reminderDays) + 7) * dayMs;
const atOnce = 500;

/**
 * Every day: reminds those of a file that must be read who have not confirmed its newest version, on some days after it was put there. Ends with the confirmation, and when the file is
 * taken away or need not be read any more; each reminder is one notice, however often this runs.
 */
export async function remindReaders(parts: Parts): Promise<void> {
  const { db, clock } = parts;
  const tenants = await db.read().selectFrom('tenancy.tenant').select(['id', 'modules']).orderBy('id').execute();
  for (const { id: tenantId, modules } of tenants) {
    if (!modules.includes('library')) continue;
    const items = await db
      .read()
      .selectFrom('library.item')
      .select(['id', 'title', 'current_id', 'placed_at'])
      .where('tenant_id', '=', tenantId)
      .where('is_must_read', '=', true)
      .where('retired_at', 'is', null)
      .where('placed_at', '>', clock.in(-longestMs))
      .orderBy('id')
      .execute();
    for (const item of items) {
      const due = dueReminder((Date.parse(clock.now()) - Date.parse(item.placed_at)) / dayMs);
      if (due !== undefined) await remindOf(parts, { tenantId, item, due });
    }
  }
}

type Due = { tenantId: string; item: { id: string; title: unknown; current_id: string }; due: number };

/** A portion after the other, each in a transaction of its own: whoever was reminded stays so when the next one fails. */
async function remindOf(parts: Parts, { tenantId, item, due }: Due): Promise<void> {
  const facts = { libraryId: item.id, title: textIn(parseText(item.title), locales[0]) };
  const cause = `library version ${item.current_id} after ${due}`;
  for (let after: string | undefined; ;) {
    const some = await membersOf(parts.db.read(), { tenantId }, { itemId: item.id })
      .select('m.id')
      .where('r.confirmed_at', 'is', null)
      .$if(after !== undefined, (query) => query.where('m.id', '>', after ?? ''))
      .orderBy('m.id')
      .limit(atOnce)
      .execute();
    if (some.length > 0)
      await parts.db.transaction(async (tx) => {
        for (const { id: memberId } of some) await tell(parts, tx, { tenantId, memberId }, { kind: 'file_to_read', facts, cause });
      });
    after = some.at(-1)?.id;
    if (some.length < atOnce) return;
  }
}
