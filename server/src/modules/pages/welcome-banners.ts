import type { WelcomeBanner } from '@vitrine/contract/pages';
import { bannersShown } from '@vitrine/domain/pages';
import { sql } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOpenTo, isVisibleAt } from './open-to.ts';
import { textFor } from './stored.ts';

/** The banners that are for the member now, in their order (EXP-01). Which of them were closed, the device knows. */
export async function listWelcomeBanners(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
): Promise<{ items: WelcomeBanner[] }> {
  const rows = await db
    .read()
    .selectFrom('pages.banner as b')
    .selectAll('b')
    .where('b.tenant_id', '=', actor.tenantId)
    .where('b.state', '=', 'published')
    .where(isVisibleAt(clock.now(), 'b'))
    .where(isOpenTo(actor, sql.ref('b.id')))
    .orderBy('b.position')
    .orderBy('b.id')
    .limit(bannersShown)
    .execute();
  const pathOf = (id: string) => storage.publicPath({ id, name: 'banner.webp' });
  return {
    items: rows.map((row) => {
      const [phone, desktop] = [row.phone_file_id ?? row.desk_file_id, row.desk_file_id ?? row.phone_file_id];
      return {
        id: row.id,
        version: row.edition,
        title: textFor(actor, row.title),
        text: textFor(actor, row.body),
        link: row.link === '' ? null : { href: row.link, label: textFor(actor, row.link_label) },
        picture:
          phone === null || desktop === null ? null : { phoneUrl: pathOf(phone), deskUrl: pathOf(desktop), alt: textFor(actor, row.alt) },
        isClosable: row.is_closable,
      };
    }),
  };
}
