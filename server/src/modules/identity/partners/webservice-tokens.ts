import { isOpenFor, permissionsOf } from '@vitrine/domain/identity';
import type { Tokens, WebserviceArrival } from '@vitrine/contract/identity';
import { sql } from 'kysely';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { localeOf, textIn } from '@vitrine/domain/kernel';
import { parseText, siteOfHost, spokenLanguage } from '../../tenancy/index.ts';
import { grantedTo } from '../custom-roles/granted.ts';
import { findByName, hasSecondStep, rolesOf } from '../queries.ts';
import { siteAddress } from '../site-address.ts';
import { letIn } from '../second-step/let-in.ts';
import { hashOf } from '../tokens.ts';

/** Two minutes: from the partner's server over the person's browser to the log-in (decision D72). */
const lifeSeconds = 120;

type Issue = { host: string; integratorId: string; login: string; tenantId: string | undefined };

/**
 * The key to one account for a partner's server. Nobody who may open the console can be logged in this way: a partner's secret shall not be worth an
 * administrator's password. Refuses `no_profile`, whatever is missing, `provider_off` and `under_maintenance`.
 */
export async function issueWebserviceToken(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'settings'>,
  { host, integratorId, login, tenantId }: Issue,
): Promise<{ webservice_token: string; expires_in: number; url: string }> {
  await refuseWhileClosed(parts, { host, closed: 503, off: 409 });
  const found = await findByName(parts, { host, username: login.replaceAll('\0', '') });
  const member = found && (await memberOf(parts, { personId: found.id, tenantId: tenantId ?? found.member?.tenantId, integratorId }));
  if (found?.status !== 'approved' || !member || permissionsOf(rolesOf(member.roles), member.granted).length > 0)
    throw new Refusal('no_profile', { status: 404 });
  const token = parts.chance.bytes(32).toString('base64url');
  await parts.db
    .write()
    .insertInto('identity.webservice_token')
    .values({
      hash: hashOf(token),
      site_id: member.site_id,
      oauth_client_id: integratorId,
      person_id: found.id,
      tenant_id: member.tenant_id,
      member_id: member.id,
      created_at: parts.clock.now(),
      expires_at: parts.clock.in(lifeSeconds * 1_000),
    })
    .execute();
  const url = siteAddress(parts, { host, path: ['webservice-login', token] });
  return { webservice_token: token, expires_in: lifeSeconds, url };
}

/** Whose account a token opens; it stays good. Refuses `webservice_token_over` for one that is unknown, used, too old or of another site. */
export async function lookAtWebserviceToken(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { host, token }: { host: string; token: string },
): Promise<WebserviceArrival> {
  const row = await db
    .write()
    .selectFrom('identity.webservice_token as w')
    .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 'w.site_id').on('h.host', '=', host))
    .innerJoin('identity.person as p', 'p.id', 'w.person_id')
    .innerJoin('tenancy.tenant as t', 't.id', 'w.tenant_id')
    .innerJoin('identity.oauth_client as o', 'o.id', 'w.oauth_client_id')
    .select(['p.full_name', 'p.user_name', 't.name as client', 't.program', 'o.name as partner'])
    .select(spokenLanguage('p.language_id', 'w.tenant_id').as('language_id'))
    .where('w.hash', '=', hashOf(token))
    .where('w.used_at', 'is', null)
    .where('w.expires_at', '>', clock.now())
    .where('o.ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw over();
  const program = textIn(parseText(row.program), localeOf(row.language_id) ?? 'pt-BR');
  return { fullName: row.full_name, userName: row.user_name, client: row.client, program, partner: row.partner };
}

/** Logs in by a token; of two at once one wins. Refuses `webservice_token_over`, `second_step_required`, and `provider_off` and `under_maintenance`, which leave the token as it is. */
export async function redeemWebserviceToken(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  { host, token, device }: { host: string; token: string; device?: string | undefined },
): Promise<Tokens> {
  await refuseWhileClosed(parts, { host, closed: 400, off: 400 });
  const taken = await parts.db
    .write()
    .updateTable('identity.webservice_token as w')
    .from('identity.oauth_client as o')
    .innerJoin('tenancy.host as h', 'h.site_id', 'o.site_id')
    .innerJoin('identity.person as p', 'p.site_id', 'h.site_id')
    .innerJoin('identity.member as m', 'm.person_id', 'p.id')
    .set({ used_at: parts.clock.now() })
    .where('w.hash', '=', hashOf(token))
    .where('w.used_at', 'is', null)
    .where('w.expires_at', '>', parts.clock.now())
    .whereRef('o.id', '=', 'w.oauth_client_id')
    .where('o.ended_at', 'is', null)
    .where('h.host', '=', host)
    .whereRef('p.id', '=', 'w.person_id')
    .whereRef('m.tenant_id', '=', 'w.tenant_id')
    .whereRef('m.id', '=', 'w.member_id')
    .returning(['w.person_id', 'w.tenant_id', 'w.member_id', 'w.oauth_client_id', 'p.password_hash', 'm.roles'])
    .returning([hasSecondStep('p.id').as('has_second_step'), grantedTo('m').as('granted')])
    .executeTakeFirst();
  // Who was given the console since the key was asked for is no profile any more.
  const tokens =
    taken &&
    permissionsOf(rolesOf(taken.roles), taken.granted).length === 0 &&
    (await letIn(parts, {
      host,
      person: { id: taken.person_id, passwordHash: taken.password_hash, hasSecondStep: taken.has_second_step },
      oauthClientId: taken.oauth_client_id,
      member: { tenantId: taken.tenant_id, memberId: taken.member_id },
      device,
    }));
  if (!tokens) throw over();
  return tokens;
}

/** Under maintenance only staff comes in (LOG-03), and no key is staff's; where the log-in lets no partners in (`oauth2`), none of theirs opens anything (LOG-02). */
async function refuseWhileClosed(
  { db }: Pick<Platform, 'db'>,
  { host, closed, off }: { host: string; closed: number; off: number },
): Promise<void> {
  const { configuration } = await siteOfHost(db.read(), { host });
  if (!isOpenFor({ isClosed: configuration.under_maintenance, isStaff: false })) throw new Refusal('under_maintenance', { status: closed });
  if (!configuration.oauth2) throw new Refusal('provider_off', { status: off });
}

const over = () => new Refusal('webservice_token_over', { status: 400 });

async function memberOf(
  { db }: Pick<Platform, 'db'>,
  { personId, tenantId, integratorId }: { personId: string; tenantId: string | undefined; integratorId: string },
) {
  if (tenantId === undefined) return undefined;
  return (
    db
      .write()
      .selectFrom('identity.member as m')
      .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
      .innerJoin('identity.person as p', (join) => join.onRef('p.id', '=', 'm.person_id').onRef('p.site_id', '=', 't.site_id'))
      .select(['m.id', 'm.tenant_id', 'm.roles', 't.site_id', grantedTo('m').as('granted')])
      .where('m.tenant_id', '=', tenantId)
      .where('m.person_id', '=', personId)
      // A partner that was let in for some programs knows nobody of the others.
      .where(
        sql<boolean>`exists (
        select from identity.oauth_client as o where o.id = ${integratorId} and (
          o.for_all_clients or exists (select from identity.integrator_client as c where c.oauth_client_id = o.id and c.tenant_id = m.tenant_id)))`,
      )
      .executeTakeFirst()
  );
}
