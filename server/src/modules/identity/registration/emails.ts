import { registrationReasons, type RegistrationReason } from '@vitrine/domain/identity';
import type { Locale } from '@vitrine/domain/kernel';
import { z } from 'zod';
import type { OutboxEvent } from '../../../platform/outbox/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { choiceWords } from '../choice-words.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { findOwner } from '../owners.ts';

const Decided = z.object({
  memberId: z.uuid(),
  isApproved: z.boolean(),
  reason: z.enum(registrationReasons).nullable().default(null),
  note: z.string(),
});
type Parts = Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>;

/** Told `identity.registration_decided`: writes to the person that they may log in, or why they may not (LOG-13). */
export async function tellOfDecision(parts: Parts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const { memberId, isApproved, reason, note } = Decided.parse(payload);
  const found = await parts.db
    .write()
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.site as s', 's.id', 'p.site_id')
    .select(['p.id', 'p.site_id', 's.main_host as host'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  const owner = found && (await findOwner(parts.db.write(), { siteId: found.site_id, fact: { personId: found.id } }));
  if (!owner) return;
  await writeToOwner(parts, owner, {
    kind: isApproved ? 'approved' : 'refused',
    host: found.host,
    note: whyOf(owner.locale, { reason, note }),
  });
}

/** Why somebody may not come in, in their language; what was written to them stays as it was written. */
function whyOf(locale: Locale, { reason, note }: { reason: RegistrationReason | null; note: string }): string {
  const said = choiceWords[locale].registrationReasons;
  if (reason === null) return note === '' ? said.untold : note;
  return reason === 'other' ? note : [said[reason], note].filter(Boolean).join(' ');
}
