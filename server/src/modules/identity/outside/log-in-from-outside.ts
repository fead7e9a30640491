import type { OutsideReturn, Tokens } from '@vitrine/contract/identity';
import { judgeOutsideLogIn } from '@vitrine/domain/identity';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { findById } from '../queries.ts';
import { letIn } from '../second-step/let-in.ts';
import { arrive, type Vouched } from './arrive.ts';
import type { OutsideParts } from './depart.ts';

type Parts = OutsideParts & Pick<Platform, 'newId'>;

/**
 * Logs in whoever linked this account (LOG-04), into the client that was used last; the session is one like any other. Refuses what `arrive` refuses, and
 * `no_profile`, `person_blocked`, `awaiting_approval`, `no_client`, `under_maintenance` (LOG-03), `second_step_required`.
 */
export async function logInFromOutside(
  parts: Parts,
  {
    oauthClientId,
    device,
    ...ask
  }: { host: string; browser: string | undefined; oauthClientId: string; device?: string | undefined; back: OutsideReturn },
): Promise<Tokens> {
  const vouched = await arrive(parts, { ...ask, purpose: 'log_in', personId: null });
  const personId = await ownerOf(parts, vouched);
  const { configuration } = await siteOfHost(parts.db.read(), ask);
  const person = personId === undefined ? undefined : await findById(parts, { personId });
  const verdict = judgeOutsideLogIn({
    isLinked: person !== undefined,
    status: person?.status ?? 'blocked',
    hasClient: Boolean(person?.member),
    isClosed: configuration.under_maintenance,
    isStaff: (person?.member?.permissions ?? []).length > 0,
  });
  if (!verdict.ok) throw new Refusal(verdict.refusal, { status: 400 });
  if (!person?.member) throw new Error('identity: a log-in from outside was judged right without a member');
  const tokens = await letIn(parts, { host: ask.host, person, oauthClientId, member: person.member, device });
  if (!tokens) throw new Refusal('log_in_over', { status: 400 });
  return tokens;
}

/** By issuer and subject on this site; an address is never looked at. */
async function ownerOf({ db, clock }: Parts, { siteId, issuer, subject }: Vouched): Promise<string | undefined> {
  const used = await db
    .write()
    .updateTable('identity.outside_account')
    .set({ last_used_at: clock.now() })
    .where('site_id', '=', siteId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('person_id')
    .executeTakeFirst();
  return used?.person_id;
}
