import type { SiteHosts } from '@vitrine/contract/tenancy';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { addHost, moveMainHost, removeHost, type Parts } from './change-hosts.ts';

/** What the console's calls know of the request: the host that it came to is one of the site's. */
type Here = { here: string };
type Ask = Here & { host: string };

/** The addresses of the actor's site, by name. */
export async function listHosts(db: Reader, { siteId }: Pick<Actor, 'siteId'>, { here }: Here): Promise<SiteHosts> {
  const rows = await db
    .selectFrom('tenancy.host as h')
    .innerJoin('tenancy.site as s', 's.id', 'h.site_id')
    .select(['h.host', 's.main_host'])
    .where('h.site_id', '=', siteId)
    .orderBy('h.host')
    .execute();
  return { items: rows.map(({ host, main_host }) => ({ host, isMain: host === main_host, isHere: host === here })) };
}

/** Refuses `host_invalid`, `host_of_content`, and `host_taken` at its field, whosever it is. */
export async function addSiteHost(parts: Parts, actor: Actor, { here, host }: Ask): Promise<SiteHosts> {
  await addHost(parts, actor, { ofHost: here, host });
  return listHosts(parts.db.write(), actor, { here });
}

/** Refuses `not_found` for an address of another site. */
export async function setMainHost(parts: Parts, actor: Actor, { here, host }: Ask): Promise<SiteHosts> {
  await moveMainHost(parts, actor, { host: await ownHost(parts, actor, { here, host }) });
  return listHosts(parts.db.write(), actor, { here });
}

/** Refuses `not_found`, and `host_needed` for the main address and the one that this very request came to. */
export async function removeSiteHost(parts: Parts, actor: Actor, { here, host }: Ask): Promise<SiteHosts> {
  const own = await ownHost(parts, actor, { here, host });
  if (own === here) throw new Refusal('host_needed');
  await removeHost(parts, actor, { host: own });
  return listHosts(parts.db.write(), actor, { here });
}

async function ownHost({ db }: Parts, actor: Actor, { here, host }: Ask): Promise<string> {
  const { items } = await listHosts(db.write(), actor, { here });
  const own = items.find((one) => one.host === host.toLowerCase());
  if (!own) throw notFound();
  return own.host;
}
