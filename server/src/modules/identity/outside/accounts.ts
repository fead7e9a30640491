import type { OutsideAccounts, OutsideReturn } from '@vitrine/contract/identity';
import { logInProviders, type LogInProvider } from '@vitrine/domain/identity';
import { codeOf } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { provePassword } from '../prove-password.ts';
import { endFamilies } from '../token-families.ts';
import { arrive } from './arrive.ts';
import { depart, type OutsideParts } from './depart.ts';
import { tellOfLinkJob } from './emails.ts';
import { offeredProviders } from './registered.ts';

type Parts = OutsideParts & Pick<Platform, 'jobs'>;

/** Accounts at providers that open this person's, and what the site offers. */
export async function listOutsideAccounts({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<OutsideAccounts> {
  const [rows, offered] = await Promise.all([
    db
      .write()
      .selectFrom('identity.outside_account')
      .select(['provider', 'label', 'linked_at'])
      .where('site_id', '=', actor.siteId)
      .where('person_id', '=', actor.personId)
      .execute(),
    offeredProviders({ db }, actor),
  ]);
  const items = logInProviders.flatMap((provider) =>
    rows.filter((row) => row.provider === provider).map(({ label, linked_at }) => ({ provider, label, linkedAt: linked_at })),
  );
  return { items, offered };
}

/**
 * Begins to link an account: it will open this one for good, so an open session alone is not enough. Refuses `current_password_wrong` at `password`,
 * `provider_already_linked`, and what `depart` refuses.
 */
export async function beginOutsideLink(
  parts: Parts,
  actor: Actor,
  ask: { host: string; browser: string; provider: LogInProvider; password: string },
): Promise<{ url: string }> {
  await provePassword(parts, actor, { password: ask.password, field: 'password' });
  const { items } = await listOutsideAccounts(parts, actor);
  if (items.some(({ provider }) => provider === ask.provider)) throw new Refusal('provider_already_linked');
  return depart(parts, { ...ask, purpose: 'link', personId: actor.personId });
}

/**
 * Links what the provider vouched for; its owner is told by mail. The same one again changes nothing. Refuses what `arrive` refuses, `account_linked_elsewhere` and
 * `provider_already_linked`.
 */
export async function finishOutsideLink(
  parts: Parts,
  actor: Actor,
  ask: { host: string; browser: string | undefined; back: OutsideReturn },
): Promise<OutsideAccounts> {
  const { provider } = ask.back;
  const { issuer, subject, label } = await arrive(parts, { ...ask, purpose: 'link', personId: actor.personId });
  const key = { site_id: actor.siteId, issuer, subject };
  try {
    await parts.db.transaction(async (tx) => {
      const linked = await tx
        .insertInto('identity.outside_account')
        .values({ ...key, provider, person_id: actor.personId, label, linked_at: parts.clock.now() })
        .onConflict((conflict) => conflict.columns(['site_id', 'issuer', 'subject']).doNothing())
        .returning('person_id')
        .executeTakeFirst();
      if (linked) {
        const payload = { siteId: actor.siteId, personId: actor.personId, host: ask.host, provider };
        await parts.jobs.send({ tx, name: tellOfLinkJob, payload });
        return;
      }
      const { person_id: owner } = await tx
        .selectFrom('identity.outside_account')
        .select('person_id')
        .where('site_id', '=', key.site_id)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow();
      if (owner !== actor.personId) throw new Refusal('account_linked_elsewhere');
    });
  } catch (fault) {
    if (codeOf(fault) === '23505') throw new Refusal('provider_already_linked'); // another of this provider's, linked meanwhile
    throw fault;
  }
  return listOutsideAccounts(parts, actor);
}

/**
 * Lets an account open this one no more; its owner still has the password. Whoever came in by it elsewhere is out: other log-ins of the person end, this one
 * goes on. Again changes nothing.
 */
export async function unlinkOutsideAccount(
  parts: Pick<Platform, 'db' | 'clock' | 'publish'>,
  actor: Actor,
  { provider }: { provider: LogInProvider },
): Promise<OutsideAccounts> {
  const { tenantId, personId, sessionId } = actor;
  await parts.db.transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('identity.outside_account')
      .where('site_id', '=', actor.siteId)
      .where('person_id', '=', personId)
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await endFamilies(parts, tx, { tenantId, personId, exceptFamilyId: sessionId, reason: 'account_unlinked' });
  });
  return listOutsideAccounts(parts, actor);
}
