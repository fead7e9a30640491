import type { ContactChecks } from '@vitrine/contract/identity';
import { cooldownLeft, deliveries, maskPhone, sendingCooldownSeconds } from '@vitrine/domain/identity';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { personSubject } from '../codes/subjects.ts';

/** What of a person's e-mail and phone is verified, and until when nothing is sent again (LOG-16, LOG-18): the server's count, so that a reload changes nothing. */
export async function getContactChecks(parts: Pick<Platform, 'db' | 'clock' | 'secret'>, actor: Actor): Promise<ContactChecks> {
  const of = personSubject(parts, actor);
  const db = parts.db.write();
  const [person, code] = await Promise.all([
    db
      .selectFrom('identity.person')
      .select(['email', 'phone', 'verified_email', 'verified_phone', 'email_link_sent_at'])
      .where('id', '=', actor.personId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('identity.code')
      .select(['created_at', 'delivery', 'phone', 'used_at'])
      .where('site_id', '=', of.siteId)
      .where('purpose', '=', of.purpose)
      .where('subject', '=', of.subject)
      .executeTakeFirst(),
  ]);
  const runningFrom = (startTime: string | null | undefined) => {
    const left = startTime ? cooldownLeft({ startTime, now: parts.clock.now() }) : 0;
    return startTime && left > 0 ? { startTime, duration: sendingCooldownSeconds, left } : null;
  };
  const waits = code && code.used_at === null && code.phone === person.phone ? code : undefined;
  const cooldown = waits?.delivery === 'failed' ? null : runningFrom(waits?.created_at);
  return {
    email: {
      address: person.email,
      isVerified: person.verified_email === person.email,
      cooldown: runningFrom(person.email_link_sent_at),
    },
    phone: {
      masked: person.phone ? maskPhone(person.phone) : null,
      isVerified: person.phone !== '' && person.verified_phone === person.phone,
      cooldown,
      delivery: cooldown || waits?.delivery === 'failed' ? (deliveries.find((one) => one === waits?.delivery) ?? null) : null,
    },
  };
}
