import { proposeDates } from '@vitrine/domain/campaigns';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from './choice-words.ts';

type Season = {
  proposed: { beginsOn: string; endsOn: string };
  campaigns: { id: string; name: string; beginsOn: string; endsOn: string }[];
};

/** Days that a campaign which ended still counts: its quarter may be this one. */
const lastQuarter = 92;

/** The dates that the console proposes for a new campaign, and the campaigns around today in every state (CMP-04). Today is the day in UTC. */
export async function getSeason({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<Season> {
  const today = dayIn('UTC', clock.now());
  const rows = await db
    .read()
    .selectFrom('campaigns.campaign')
    .select(['id', 'name', 'begins_on', 'ends_on'])
    .where('tenant_id', '=', actor.tenantId)
    .where('ends_on', '>=', addDays(today, -lastQuarter))
    .orderBy('begins_on')
    .orderBy('id')
    .execute();
  const campaigns = rows.map((row) => ({ id: row.id, name: nameFor(actor, row.name), beginsOn: row.begins_on, endsOn: row.ends_on }));
  return { proposed: proposeDates({ taken: campaigns, today }), campaigns };
}
