import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Tells open screens that their settings changed (ADM-03): those of one client, or without one those of every client of the site. */
export async function tellSettings(
  { publish }: Pick<Platform, 'publish'>,
  tx: Tx,
  { siteId, clientId }: { siteId: string; clientId?: string },
): Promise<void> {
  const clients =
    clientId === undefined
      ? await tx.selectFrom('tenancy.tenant').select('id').where('site_id', '=', siteId).execute()
      : [{ id: clientId }];
  for (const { id } of clients) await publish(tx, { event: 'tenancy.settings_changed', tenantId: id, payload: {} });
}

/** Which state of its site's and its own settings and texts a client is in: another one each time any of them is saved. */
export async function settingsVersionOf(db: Reader, { tenantId }: { tenantId: string }): Promise<string> {
  const row = await db
    .selectFrom('tenancy.tenant as c')
    .innerJoin('tenancy.site as s', 's.id', 'c.site_id')
    .select(['c.version as own', 'c.texts_version as texts', 's.version as shared'])
    .where('c.id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return settingsState(row);
}

/** The versions of a site's and a client's settings as one word; `texts` counts how often a text of the client was saved. */
export const settingsState = ({ shared, own, texts }: { shared: number; own: number; texts: number }): string => `${shared}.${own + texts}`;
