import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, takenAtField, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hostNamed, hostTaken } from './host-names.ts';
import { listSites } from './list-sites.ts';

/** Whoever works at the server's terminal: no person of any site. */
export type Operator = Pick<Actor, 'personId' | 'fullName'>;

export type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'settings'>;

/** One more host of a site, which is named by one that it has. Refuses `not_found`, `host_invalid`, `host_of_content`, `host_taken`. */
export function addHost(parts: Parts, operator: Operator, ask: { ofHost: string; host: string }): Promise<void> {
  const host = hostNamed(parts, ask.host);
  return changed(parts, operator, { what: 'site.host_added', host: ask.ofHost }, async (tx, siteId) => {
    await tx.insertInto('tenancy.host').values({ host, site_id: siteId }).execute();
  });
}

/** Gives a host another name; where it was its site's main one it stays that. Refuses as `addHost`. */
export function renameHost(parts: Parts, operator: Operator, ask: { host: string; to: string }): Promise<void> {
  const to = hostNamed(parts, ask.to);
  return changed(parts, operator, { what: 'site.host_renamed', host: ask.host }, async (tx, siteId, host) => {
    await tx.updateTable('tenancy.host').set({ host: to }).where('host', '=', host).execute();
    await tx.updateTable('tenancy.site').set({ main_host: to }).where('id', '=', siteId).where('main_host', '=', host).execute();
  });
}

/** Makes this host the one that its site is told by in letters. Refuses `not_found`. */
export function moveMainHost(parts: Parts, operator: Operator, { host }: { host: string }): Promise<void> {
  return changed(parts, operator, { what: 'site.main_host_moved', host }, async (tx, siteId, asStored) => {
    await tx.updateTable('tenancy.site').set({ main_host: asStored }).where('id', '=', siteId).execute();
  });
}

/** Takes an address away from its site; a site is never without the one that its letters name. Refuses `not_found`, `host_needed`. */
export function removeHost(parts: Parts, operator: Operator, { host }: { host: string }): Promise<void> {
  return changed(parts, operator, { what: 'site.host_removed', host }, async (tx, siteId, asStored) => {
    const main = await tx
      .selectFrom('tenancy.site')
      .select('id')
      .where('id', '=', siteId)
      .where('main_host', '=', asStored)
      .executeTakeFirst();
    if (main) throw new Refusal('host_needed');
    await tx.deleteFrom('tenancy.host').where('host', '=', asStored).execute();
  });
}

/** Every client of the site reads the change in its audit log: the host is all of theirs. Holds the site's row, so that two changes come one after the other. */
function changed(
  parts: Parts,
  operator: Operator,
  { what, host: typed }: { what: string; host: string },
  change: (tx: Tx, siteId: string, host: string) => Promise<void>,
): Promise<void> {
  const host = typed.trim().toLowerCase();
  return takenAtField({ prefix: '', takenBy: hostTaken }, () =>
    parts.db.transaction(async (tx) => {
      const found = await tx
        .selectFrom('tenancy.host as h')
        .innerJoin('tenancy.site as s', 's.id', 'h.site_id')
        .select('s.id')
        .where('h.host', '=', host)
        .forUpdate('s')
        .executeTakeFirst();
      if (!found) throw notFound();
      const hostsNow = async () => {
        const site = (await listSites(tx)).find(({ siteId }) => siteId === found.id);
        return { hosts: site?.hosts, mainHost: site?.mainHost };
      };
      const before = await hostsNow();
      await change(tx, found.id, host);
      const after = await hostsNow();
      const clients = await tx.selectFrom('tenancy.tenant').select('id').where('site_id', '=', found.id).execute();
      for (const { id: tenantId } of clients)
        await recordChange(
          tx,
          { ...operator, tenantId },
          { what, subject: 'site', subjectId: found.id, before, after, now: parts.clock.now(), id: parts.newId() },
        );
    }),
  );
}
