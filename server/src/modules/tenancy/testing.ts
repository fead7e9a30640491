/** Builders of sites and clients, for tests and the demo. */
import type { LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { Text } from '@vitrine/domain/kernel';
import { derivePalette, modules, paletteCss, type BrandColours, type Module, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import { configurationFormat } from './configuration.ts';
import { firstConfiguration } from './first-configuration.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

/** A configuration with everything off that needs a service outside. */
export const plainConfiguration: LoginConfigurationDraft = {
  ...firstConfiguration({ locale: 'pt-BR' }),
  text: { 'pt-BR': 'Aprenda, venda, ganhe.' },
};

type Owner = { siteId: string; tenantId: string; personId: string };

/** A picture that is stored as this person's, to be a client's logo. */
export async function aStoredLogo({ storage }: Pick<Platform, 'storage'>, owner: Owner, content: Buffer): Promise<string> {
  const { siteId, tenantId, personId } = owner;
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'logo', name: 'logo.png', content, isPublic: false });
  return id;
}

/** Of the hosts the first one is its main one. */
export type SiteWish = { name?: string; hosts?: readonly [string, ...string[]]; configuration?: Partial<LoginConfigurationDraft> };

/** A site with its host names. */
export async function aSite({ db, clock, newId }: Parts, wish: SiteWish = {}): Promise<{ siteId: string; host: string }> {
  const siteId = newId();
  const configuration = { ...plainConfiguration, ...wish.configuration };
  const hosts = wish.hosts ?? ([`s${siteId.replaceAll('-', '')}.localhost`] as const);
  await db.transaction(async (tx) => {
    await tx
      .insertInto('tenancy.site')
      .values({
        id: siteId,
        name: wish.name ?? 'Site de ensaio',
        main_host: hosts[0],
        version: 1,
        configuration: JSON.stringify({ version: configurationFormat, ...configuration }),
        theme: paletteCss(derivePalette(configuration)),
        created_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto('tenancy.host')
      .values(hosts.map((host) => ({ host, site_id: siteId })))
      .execute();
  });
  return { siteId, host: hosts[0] };
}

/** One more host of a site, which comes before its main one by the alphabet. */
export async function anEarlierHost({ db }: Pick<Platform, 'db'>, { siteId }: { siteId: string }): Promise<string> {
  const host = `a${siteId.replaceAll('-', '')}.localhost`;
  await db.write().insertInto('tenancy.host').values({ host, site_id: siteId }).execute();
  return host;
}

export type ClientWish = {
  siteId?: string;
  name?: string;
  slug?: string;
  program?: Text;
  homeRoute?: string;
  modules?: readonly Module[];
  timeZone?: string;
  colours?: BrandColours | null;
  logoFileId?: string | null;
  wideLogoFileId?: string | null;
};

/** A client; without a site, one is built for it. */
export async function aClient(parts: Parts, wish: ClientWish = {}): Promise<{ tenantId: string; siteId: string }> {
  const tenantId = parts.newId();
  const siteId = wish.siteId ?? (await aSite(parts)).siteId;
  await parts.db
    .write()
    .insertInto('tenancy.tenant')
    .values({
      id: tenantId,
      site_id: siteId,
      version: 1,
      slug: wish.slug ?? `c${tenantId.replaceAll('-', '')}`,
      name: wish.name ?? 'Marca de ensaio',
      program: JSON.stringify(wish.program ?? { 'pt-BR': 'Clube de ensaio' }),
      home_route: wish.homeRoute ?? '/home',
      group_training_use_score: true,
      modules: [...(wish.modules ?? modules)],
      time_zone: wish.timeZone ?? 'America/Sao_Paulo',
      colours: wish.colours ? JSON.stringify(wish.colours) : null,
      theme: wish.colours ? paletteCss(derivePalette(wish.colours)) : null,
      logo_file_id: wish.logoFileId ?? null,
      wide_logo_file_id: wish.wideLogoFileId ?? null,
      created_at: parts.clock.now(),
    })
    .execute();
  return { tenantId, siteId };
}

/** Puts logos onto the log-in screen of a site, in its first language, which stands for the others. */
export async function logosOfSite(
  { db }: Pick<Platform, 'db'>,
  { siteId, logo, wideLogo }: { siteId: string; logo: string; wideLogo: string },
): Promise<void> {
  const logos = JSON.stringify({ logoFileIds: { 'pt-BR': logo }, wideLogoFileIds: { 'pt-BR': wideLogo } });
  await db
    .write()
    .updateTable('tenancy.site')
    .set({ configuration: sql`configuration || ${logos}::jsonb` })
    .where('id', '=', siteId)
    .execute();
}

/** Lets a registration form lead into a client of the site. */
export async function registrationInto(
  { db }: Pick<Platform, 'db'>,
  { siteId, variant, tenantId }: { siteId: string; variant: RegistrationVariant; tenantId: string },
): Promise<void> {
  const door = JSON.stringify({ registration_client_ids: { [variant]: tenantId } });
  await db
    .write()
    .updateTable('tenancy.site')
    .set({ configuration: sql`configuration || ${door}::jsonb` })
    .where('id', '=', siteId)
    .execute();
}

/** Sets some of a site's switches. */
export async function configureSite(
  { db }: Pick<Platform, 'db'>,
  { siteId, ...given }: { siteId: string } & Partial<LoginConfigurationDraft>,
): Promise<void> {
  await db
    .write()
    .updateTable('tenancy.site')
    .set({ configuration: sql`configuration || ${JSON.stringify(given)}::jsonb` })
    .where('id', '=', siteId)
    .execute();
}
