/** Tickets between the two steps of a log-in: told once, kept as a hash, for one person, five tries and five minutes. */
import { ticketMinutes, ticketTries } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../tokens.ts';

type TicketAsk = {
  host: string;
  person: { id: string; passwordHash: string };
  oauthClientId: string;
  member: { tenantId: string; memberId: string };
};

/** Makes a ticket for whoever proved the first step. `can`: by what they may go on, a passkey where this host has one of theirs. */
export async function makeTicket(
  { db, clock, chance }: Pick<Platform, 'db' | 'clock' | 'chance'>,
  { host, person, oauthClientId, member }: TicketAsk,
): Promise<{ ticket: string; can: Record<'authenticator' | 'recoveryCode' | 'passkey', boolean> }> {
  const ticket = chance.bytes(32).toString('base64url');
  const row = await db
    .write()
    .insertInto('identity.log_in_ticket')
    .columns(['hash', 'site_id', 'person_id', 'tenant_id', 'member_id', 'oauth_client_id', 'password_mark', 'tries', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('identity.person as p')
        .select((row) => [
          row.val(hashOf(ticket)).as('hash'),
          'p.site_id',
          'p.id as person_id',
          row.val(member.tenantId).$castTo<string>().as('tenant_id'),
          row.val(member.memberId).$castTo<string>().as('member_id'),
          row.val(oauthClientId).as('oauth_client_id'),
          row.val(hashOf(person.passwordHash)).as('password_mark'),
          sql<number>`0`.as('tries'),
          row.val(clock.in(ticketMinutes * 60_000)).as('expires_at'),
        ])
        .where('p.id', '=', person.id),
    )
    .returning((of) => [
      of
        .exists(
          of
            .selectFrom('identity.authenticator as a')
            .select('a.person_id')
            .where('a.person_id', '=', person.id)
            .where('a.proved_at', 'is not', null),
        )
        .as('authenticator'),
      of
        .exists(of.selectFrom('identity.passkey as k').select('k.id').where('k.person_id', '=', person.id).where('k.host', '=', host))
        .as('passkey'),
      of
        .exists(
          of.selectFrom('identity.recovery_code as r').select('r.hash').where('r.person_id', '=', person.id).where('r.used_at', 'is', null),
        )
        .as('recoveryCode'),
    ])
    .executeTakeFirstOrThrow();
  const { authenticator, passkey, recoveryCode } = row;
  return { ticket, can: { authenticator: Boolean(authenticator), passkey: Boolean(passkey), recoveryCode: Boolean(recoveryCode) } };
}

export type Ticket = { personId: string; tenantId: string; memberId: string; oauthClientId: string; passwordMark: Buffer };
type Held = { host: string; ticket: string };

/** Takes one try of a ticket before its code is looked at: of tries sent at once not one more is let through. Refuses `second_step_over`. */
export async function tryTicket({ db, clock }: Pick<Platform, 'db' | 'clock'>, { host, ticket }: Held): Promise<Ticket> {
  const row = await db
    .write()
    .updateTable('identity.log_in_ticket as t')
    .from('tenancy.host as h')
    .set((of) => ({ tries: of('t.tries', '+', 1) }))
    .whereRef('h.site_id', '=', 't.site_id')
    .where('h.host', '=', host)
    .where('t.hash', '=', hashOf(ticket))
    .where('t.tries', '<', ticketTries)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', clock.now())
    .returning(['t.person_id', 't.tenant_id', 't.member_id', 't.oauth_client_id', 't.password_mark'])
    .executeTakeFirst();
  if (!row) throw ticketOver();
  return {
    personId: row.person_id,
    tenantId: row.tenant_id,
    memberId: row.member_id,
    oauthClientId: row.oauth_client_id,
    passwordMark: row.password_mark,
  };
}

/** Spends a ticket: of two at once one does. Refuses `second_step_over`. */
export async function spendTicket({ clock }: Pick<Platform, 'clock'>, tx: Tx, { ticket }: Pick<Held, 'ticket'>): Promise<void> {
  const spent = await tx
    .updateTable('identity.log_in_ticket')
    .set({ used_at: clock.now() })
    .where('hash', '=', hashOf(ticket))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (spent.numUpdatedRows === 0n) throw ticketOver();
}

export const ticketOver = (): Refusal => new Refusal('second_step_over', { status: 400 });
