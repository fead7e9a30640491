import type { Platform } from '../../platform/platform.ts';

/** Where the people of a tenant come in: the origins of its site's hosts. What is asked of the content server asks for it with each file, so an answer holds a minute. */
export function originsOfTenants({ db, settings, clock }: Pick<Platform, 'db' | 'settings' | 'clock'>) {
  const known = new Map<string, { until: string; origins: readonly string[] }>();
  const { protocol, port } = new URL(settings.publicUrl);
  return async (tenantId: string): Promise<readonly string[]> => {
    const kept = known.get(tenantId);
    if (kept && kept.until > clock.now()) return kept.origins;
    if (!/^[0-9a-f-]{36}$/.test(tenantId)) return [];
    const rows = await db
      .read()
      .selectFrom('tenancy.host as h')
      .innerJoin('tenancy.tenant as t', 't.site_id', 'h.site_id')
      .where('t.id', '=', tenantId)
      .select('h.host')
      .orderBy('h.host')
      .execute();
    // An address of IPv6 is none that a policy can name.
    const named = rows.filter(({ host }) => !host.startsWith('['));
    const origins = named.map(({ host }) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
    if (known.size > 1_000) known.clear();
    known.set(tenantId, { until: clock.in(60_000), origins });
    return origins;
  };
}
