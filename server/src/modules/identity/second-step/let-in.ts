import type { Tokens } from '@vitrine/contract/identity';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginFamily } from '../token-families.ts';
import { makeTicket } from './tickets.ts';

type Ask = {
  host: string;
  person: { id: string; passwordHash: string; hasSecondStep: boolean };
  oauthClientId: string;
  member: { tenantId: string; memberId: string };
  device: string | undefined;
};

/**
 * The one door behind every first step: password, account from outside, partner's key. Whoever has no second step is in, by the same single statement as ever; the others
 * get a ticket for it. Null when password or status changed meanwhile. Refuses `second_step_required`, with the ticket and what the person can go on by.
 */
export async function letIn(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  { host, person, ...ask }: Ask,
): Promise<Tokens | null> {
  if (!person.hasSecondStep) return beginFamily(parts, { person, ...ask });
  throw new Refusal('second_step_required', { status: 400, ...(await makeTicket(parts, { host, person, ...ask })) });
}
