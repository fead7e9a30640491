import { addSecondOpinions } from '../modules/audit/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { demoOpinions, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[] };

/** A second person has looked at some of what the auditors decided, and sees one of it otherwise. */
export async function fillAudit(platform: Platform, { brand, people }: Ask): Promise<void> {
  const second = people.filter(({ actor }) => actor.permissions.has('sales.audit')).at(-1);
  if (!second) throw new Error(`demo: nobody audits for ${brand}`);
  await addSecondOpinions(platform, second.actor, { agreed: 2, disagreed: demoOpinions[brand] });
}
