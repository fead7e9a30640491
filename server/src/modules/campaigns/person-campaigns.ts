import type { PersonCampaign } from '@vitrine/contract/campaigns';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { readingAs } from '../identity/index.ts';
import { nameFor } from './choice-words.ts';
import { campaignsOfMember, currentCampaignOf } from './current-campaign.ts';
import { registrationOf } from './registration-of.ts';

/** The campaigns that a member of the client takes part in, each with the stores that they chose. Refuses `not_found`. */
export async function listPersonCampaigns(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<{ items: PersonCampaign[] }> {
  const db = parts.db.read();
  const member = await readingAs(db, actor, { memberId });
  const facts = await campaignsOfMember(parts, db, member);
  const current = await currentCampaignOf(parts, db, member);
  const items: PersonCampaign[] = [];
  for (const { id, name, state, beginsOn, endsOn } of facts) {
    const registration = await registrationOf(db, member, { campaignId: id }); // few: the campaigns of one member
    if (!registration) continue;
    const stores = registration.stores.map((store) => ({ id: store.id, name: store.name, city: store.city }));
    const { registeredAt } = registration;
    items.push({ id, name: nameFor(actor, name), state, beginsOn, endsOn, isCurrent: id === current?.id, registeredAt, stores });
  }
  return { items };
}
