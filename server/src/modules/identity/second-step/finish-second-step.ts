import type { Tokens } from '@vitrine/contract/identity';
import { Refusal } from '../../../platform/http/index.ts';
import { countTry, forgetTries, type TryLimit } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addressLimit } from '../log-in-limits.ts';
import { findById } from '../queries.ts';
import { beginFamily } from '../token-families.ts';
import { hashOf } from '../tokens.ts';
import { acceptCode } from './accept-code.ts';
import { spendTicket, ticketOver, tryTicket } from './tickets.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret' | 'jobs'>;
type Ask = { host: string; address: string; device: string | undefined; ticket: string; code: string };

/** Five codes for one person in a quarter of an hour, however many tickets a known password makes. */
export const codeLimit = ({ personId }: { personId: string }): TryLimit => ({
  what: 'second-step',
  who: personId,
  tries: 5,
  windowMinutes: 15,
});

/**
 * Lets in whoever brings the ticket of a right first step and a code of their app, or one of their recovery codes. Ticket and code are spent together: of two at once
 * one passes. A password that was changed, or an account that was blocked in between, ends the ticket. Refuses `second_step_over`, `second_step_wrong`,
 * `too_many_requests`.
 */
export async function finishSecondStep(parts: Parts, ask: Ask): Promise<Tokens> {
  const ticket = await tryTicket(parts, ask);
  const [limit, address] = [codeLimit(ticket), addressLimit(ask)];
  await countTry(parts, { count: limit, alsoAt: [address] });
  const person = await findById(parts, ticket);
  if (!person || !hashOf(person.passwordHash).equals(ticket.passwordMark)) throw ticketOver();
  const isRight = await parts.db.transaction(async (tx) => {
    if (!(await acceptCode(parts, tx, { personId: person.id, host: ask.host, text: ask.code }))) return false;
    await spendTicket(parts, tx, ask);
    return true;
  });
  if (!isRight) {
    await countTry(parts, { count: address });
    throw new Refusal('second_step_wrong', { status: 400 });
  }
  await forgetTries(parts, limit, { unless: address });
  const { tenantId, memberId, oauthClientId } = ticket;
  const tokens = await beginFamily(parts, { person, oauthClientId, member: { tenantId, memberId }, device: ask.device });
  if (!tokens) throw ticketOver();
  return tokens;
}
