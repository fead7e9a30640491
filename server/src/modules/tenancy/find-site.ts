import type { Country, Site } from '@vitrine/contract/tenancy';
import { textIn, type Locale } from '@vitrine/domain/kernel';
import type { z } from 'zod';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentHosts } from '../../platform/storage/index.ts';
import { inLanguage, parseConfiguration } from './configuration.ts';
import { parseText } from './stored-text.ts';

/** Asked upward: the room of log-ins knows the web client of a site; `app.ts` hands it in. */
export type WebClientOf = (ask: { siteId: string }) => Promise<{ id: string; secret: string }>;
/** Asked upward too: by which providers people may come in, of those that the configuration shows. */
export type OfferedProviders = (ask: { siteId: string }) => Promise<readonly string[]>;
export type SitePorts = { webClientOf: WebClientOf; offeredProviders: OfferedProviders };
type Parts = Pick<Platform, 'db' | 'settings' | 'storage'>;
export type FoundSite = { site: Site; locale: Locale; title: string };

/** The site of a host in the asked language, with its palette (LOG-02, I18-02). Refuses `not_found` for a host that no site has. */
export async function findSite(
  parts: Parts,
  { webClientOf, offeredProviders }: SitePorts,
  { host, locale: asked }: { host: string; locale?: string },
): Promise<FoundSite> {
  const row = await parts.db
    .read()
    .selectFrom('tenancy.host as h')
    .innerJoin('tenancy.site as s', 's.id', 'h.site_id')
    .select(['s.id', 's.name', 's.configuration', 's.theme'])
    .where('h.host', '=', host)
    .executeTakeFirst();
  if (!row) throw notFound();
  const stored = parseConfiguration(row.configuration);
  const { configuration, locale } = inLanguage(stored, { asked, path: (id) => parts.storage.publicPath({ id, name: 'logo' }) });
  const [client, countries, offered] = await Promise.all([
    webClientOf({ siteId: row.id }),
    listCountries(parts, locale),
    offeredProviders({ siteId: row.id }),
  ]);
  const site: Site = {
    id: row.id,
    name: row.name,
    login_configuration: {
      ...configuration,
      // A button that leads nowhere is worse than none.
      show_azure_login_btn: offered.includes('azure'),
      social_auth: configuration.social_auth.filter((name) => offered.includes(name)),
    },
    theme: row.theme,
    client_id: client.id,
    client_secret: client.secret,
    countries,
    content_origin: contentHosts(parts.settings).shared,
  };
  return { site, locale, title: row.name };
}

/** The countries of the world that the program sells in, named in this language. */
export async function listCountries({ db }: Pick<Platform, 'db'>, locale: Locale): Promise<z.infer<typeof Country>[]> {
  const rows = await db.read().selectFrom('tenancy.country').select(['code', 'name', 'label']).orderBy('position').execute();
  return rows.map(({ code, name, label }) => ({ code, label, name: textIn(parseText(name), locale) }));
}
