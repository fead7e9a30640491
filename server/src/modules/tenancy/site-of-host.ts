import { ClientSettings } from '@vitrine/contract/tenancy';
import { derivePalette } from '@vitrine/domain/tenancy';
import type { Reader } from '../../platform/database/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { inLanguage, parseConfiguration, type StoredConfiguration } from './configuration.ts';

export type SiteOfHost = { siteId: string; name: string; configuration: StoredConfiguration };

/** The site of a host with its configuration, for whoever is not logged in. Refuses `not_found` for a host that no site has. */
export async function siteOfHost(db: Reader, { host }: { host: string }): Promise<SiteOfHost> {
  const row = await db
    .selectFrom('tenancy.host as h')
    .innerJoin('tenancy.site as s', 's.id', 'h.site_id')
    .select(['s.id', 's.name', 's.configuration'])
    .where('h.host', '=', host)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { siteId: row.id, name: row.name, configuration: parseConfiguration(row.configuration) };
}

/** How an e-mail of a site looks, or of one of its clients that has colours or a logo of its own: name, light colours, address of the logo. */
export type EmailLook = { name: string; primary: string; onPrimary: string; ink: string; canvas: string; logoUrl: string | null };

/** The look of what a person is sent, by the client that they used last. */
export async function emailLook(
  { db, storage, settings }: Pick<Platform, 'db' | 'storage' | 'settings'>,
  { siteId, tenantId }: { siteId: string; tenantId: string | null },
): Promise<EmailLook> {
  const site = await db
    .read()
    .selectFrom('tenancy.site')
    .select(['name', 'configuration'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const client = tenantId
    ? await db.read().selectFrom('tenancy.tenant').select(['name', 'colours', 'logo_file_id']).where('id', '=', tenantId).executeTakeFirst()
    : undefined;
  const path = (id: string) => new URL(storage.publicPath({ id, name: 'logo' }), settings.publicUrl).href;
  const { configuration } = inLanguage(parseConfiguration(site.configuration), { asked: undefined, path });
  const own = ClientSettings.shape.colours.parse(client?.colours ?? null);
  const { light } = derivePalette(own ?? configuration);
  return {
    name: client?.name ?? site.name,
    primary: light.primary,
    onPrimary: light['on-primary'],
    ink: light.ink,
    canvas: light.canvas,
    logoUrl: client?.logo_file_id ? path(client.logo_file_id) : configuration.logo,
  };
}
