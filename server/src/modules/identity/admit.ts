import { timingSafeEqual } from 'node:crypto';
import { localeOf } from '@vitrine/domain/kernel';
import { mustSetUp, permissionsOf } from '@vitrine/domain/identity';
import { programModules, showsScore } from '@vitrine/domain/tenancy';
import { sql } from 'kysely';
import { askTogether, mostAsks, type Reader } from '../../platform/database/index.ts';
import type { Actor, Doorkeeper } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { grantedTo } from './custom-roles/granted.ts';
import { integratorSecret } from './partners/integrators.ts';
import { hasSecondStep, rolesOf } from './queries.ts';
import { hashOf, type TokenKind } from './tokens.ts';
import { spokenLanguage } from '../tenancy/index.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;
type Ask = { token: string; host: string };

/**
 * Lets members in by their tokens. Nothing is cached, so a revoked token is refused at once; requests that come while others are looked up go together, in one statement that begins
 * after all of them came.
 */
export function doorkeeper(parts: Parts): Doorkeeper {
  const { db } = parts;
  const by = (kind: TokenKind) => askTogether((asks: readonly Ask[]) => lookUp(parts, kind, asks));
  return {
    admit: by('access'),
    admitToStream: by('stream'),
    admitClient: async ({ id, secret, host, kind }) => {
      if (id.includes('\0')) return null; // PostgreSQL cannot take it
      const row = await db
        .read()
        .selectFrom('identity.oauth_client as o')
        .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 'o.site_id').on('h.host', '=', host))
        .select(['o.id', 'o.secret'])
        .where('o.id', '=', id)
        .where('o.kind', '=', kind)
        .where('o.ended_at', 'is', null)
        .executeTakeFirst();
      return row && isSame(row.secret, kind === 'integrator' ? integratorSecret(secret) : secret) ? row.id : null;
    },
  };
}

/** Members of these tokens on these hosts, in the order of the asks; null for whoever is let in by none. */
async function lookUp({ db, clock }: Parts, kind: TokenKind, asks: readonly Ask[]): Promise<(Actor | null)[]> {
  const rows = await rowsOf(db.write(), { kind, asks, now: clock.now() }).execute(); // a copy that lags behind would let a revoked token in
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asks.map((_, at) => actorOf(byPlace.get(at)));
}

/**
 * The asks are one value of JSON, in which PostgreSQL sees neither what they ask nor how many they are, and the bounds of `place` tell it that they are few: so it takes one plan for all
 * of them. It planned each anew while they were lists, at three times the cost of looking up.
 */
const rowsOf = (db: Reader, { kind, asks, now }: { kind: TokenKind; asks: readonly Ask[]; now: string }) =>
  db
    .selectFrom(
      sql<{ hash: Buffer; host: string; kind: string; now: string; place: number }>`jsonb_to_recordset(${JSON.stringify(
        asks.map(({ token, host }, place) => ({ hash: `\\x${hashOf(token).toString('hex')}`, host, kind, now, place })),
      )}::jsonb)`.as<'a'>(sql`a(hash bytea, host text, kind text, now timestamptz, place integer)`),
    )
    .innerJoin('identity.token as t', 't.hash', 'a.hash')
    .innerJoin('identity.token_family as f', 'f.id', 't.family_id')
    .innerJoin('identity.person as p', 'p.id', 'f.person_id')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.member_id'))
    .innerJoin('tenancy.tenant as c', 'c.id', 't.tenant_id')
    .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 'p.site_id').onRef('h.host', '=', 'a.host'))
    .innerJoin('tenancy.site as s', 's.id', 'p.site_id')
    // Whoever looks at the portal as somebody else, while they may.
    .leftJoin('identity.person as v', (join) => join.onRef('v.id', '=', 'f.visitor_id').on('v.status', '=', 'approved'))
    .leftJoin('identity.member as vm', (join) => join.onRef('vm.tenant_id', '=', 't.tenant_id').onRef('vm.person_id', '=', 'v.id'))
    .select(sql<boolean>`coalesce((s.configuration ->> 'second_step_for_staff')::boolean, false)`.as('is_asked_of_staff'))
    .select(hasSecondStep('p.id').as('has_second_step'))
    .select([
      'a.place',
      'p.site_id',
      't.tenant_id',
      'p.id as person_id',
      'm.id as member_id',
      'f.id as family_id',
      'p.full_name',
      spokenLanguage('p.language_id', 't.tenant_id').as('language_id'),
      'p.country',
      'p.must_change_password',
      'm.roles',
      'm.status as program_status',
      'c.modules',
      'c.group_training_use_score',
      'p.time_zone',
      'c.time_zone as client_zone',
      'f.visitor_id',
      'v.full_name as visitor_name',
      'vm.roles as visitor_roles',
      grantedTo('m').as('granted'),
    ])
    .whereRef('t.kind', '=', 'a.kind')
    .whereRef('t.expires_at', '>', 'a.now')
    .where('a.place', '>=', sql.lit(0))
    .where('a.place', '<', sql.lit(mostAsks))
    .where('f.revoked_at', 'is', null)
    .where('p.status', '=', 'approved');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

function actorOf(row: Row | undefined): Actor | null {
  if (!row) return null;
  const visitor = row.visitor_id === null ? undefined : { personId: row.visitor_id, fullName: row.visitor_name ?? '' };
  if (visitor && !permissionsOf(rolesOf(row.visitor_roles ?? [])).includes('people.visit')) return null;
  const permissions = visitor ? [] : permissionsOf(rolesOf(row.roles), row.granted); // the console is not theirs to see
  // A password that somebody else gave proves nobody: it opens nothing but its own change. A visitor came in by their own.
  const isStopped = row.must_change_password && !visitor;
  // Who owes a second step opens nothing of the console until it is set up.
  const isHeld = mustSetUp({
    isAskedOfStaff: row.is_asked_of_staff,
    isStaff: permissions.length > 0,
    hasSecondStep: row.has_second_step,
  });
  return {
    siteId: row.site_id,
    tenantId: row.tenant_id,
    personId: row.person_id,
    memberId: row.member_id,
    sessionId: row.family_id,
    fullName: row.full_name,
    locale: localeOf(row.language_id) ?? 'pt-BR',
    country: row.country,
    roles: row.roles,
    isStaff: permissions.length > 0,
    permissions: new Set(isHeld || isStopped ? [] : permissions),
    ...(isHeld ? { heldBy: 'second_step_needed' } : {}),
    ...(isStopped ? { stoppedBy: 'password_change_needed' } : {}),
    ...(visitor ? { visitor } : {}),
    modules: new Set(row.modules),
    ...(showsScore({ has_ranking: row.modules.includes('ranking'), group_training_use_score: row.group_training_use_score })
      ? {}
      : { hidesScore: true }),
    ...(row.program_status === 'blocked' ? { closed: { modules: new Set(programModules), refusal: 'member_blocked' } } : {}),
    timeZone: row.time_zone ?? row.client_zone,
    clientTimeZone: row.client_zone,
  };
}

const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));
