import type { ClientSettings, LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { Locale } from '@vitrine/domain/kernel';
import { derivePalette, paletteCss } from '@vitrine/domain/tenancy';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Operator } from './change-hosts.ts';
import { configurationFormat } from './configuration.ts';
import { putClient } from './create-client.ts';
import { firstClient, firstConfiguration } from './first-configuration.ts';
import { hostNamed } from './host-names.ts';

export type NewSite = { host: string; name: string; locale: Locale; client: Pick<ClientSettings, 'name' | 'slug' | 'timeZone'> };

/** A site with one host, the log-in screen that a new one begins with, and its first client. Refuses as `hostNamed` and a client's form; a host that is taken is told by `hostTaken`. */
export async function foundSite(
  parts: Pick<Platform, 'storage' | 'clock' | 'newId' | 'settings'>,
  tx: Tx,
  operator: Operator,
  site: NewSite,
): Promise<{ siteId: string; tenantId: string; host: string }> {
  const host = hostNamed(parts, site.host);
  const configuration: LoginConfigurationDraft = firstConfiguration(site);
  const siteId = parts.newId();
  const now = parts.clock.now();
  await tx
    .insertInto('tenancy.site')
    .values({
      id: siteId,
      name: site.name,
      main_host: host,
      version: 1,
      configuration: JSON.stringify({ version: configurationFormat, ...configuration }),
      theme: paletteCss(derivePalette(configuration)),
      created_at: now,
    })
    .execute();
  await tx.insertInto('tenancy.host').values({ host, site_id: siteId }).execute();
  const { id: tenantId } = await putClient(parts, tx, { ...operator, siteId, tenantId: siteId }, firstClient(site.client));
  await recordChange(
    tx,
    { ...operator, tenantId },
    {
      what: 'site.created',
      subject: 'site',
      subjectId: siteId,
      before: null,
      after: { name: site.name, host, configuration },
      now,
      id: parts.newId(),
    },
  );
  return { siteId, tenantId, host };
}
