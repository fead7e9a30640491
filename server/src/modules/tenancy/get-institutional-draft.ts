import type { InstitutionalDraft } from '@vitrine/contract/tenancy';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { newestVersion } from './institutional-versions.ts';
import { getClientRow } from './queries.ts';

type Opened = { version: number; since: string | null; draft: InstitutionalDraft };

/** A client's institutional page as it is edited, in every language. Refuses `not_found`. */
export async function getInstitutionalDraft(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { clientId, page }: { clientId: string; page: InstitutionalPage },
): Promise<Opened> {
  await getClientRow(db.write(), actor, { clientId, lock: false });
  const newest = await newestVersion(db.write(), { tenantId: clientId, page });
  return {
    version: newest?.version ?? 0,
    since: newest?.since ?? null,
    draft: { text: newest?.text ?? {} },
  };
}
