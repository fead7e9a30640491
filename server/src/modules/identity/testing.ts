/** Builders of persons and members, for tests and the demo. */
import type { Tokens } from '@vitrine/contract/identity';
import { askedGates, gateEditions, permissionsOf, type ProgramRole, type Role, type WorkField } from '@vitrine/domain/identity';
import { languageIdOf, type Locale, type Text } from '@vitrine/domain/kernel';
import { modules } from '@vitrine/domain/tenancy';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { aClient } from '../tenancy/testing.ts';
import { hashPassword } from './passwords.ts';
import { findByName } from './queries.ts';
import { beginFamily } from './token-families.ts';
import { freshTokens, keepTokens } from './tokens.ts';
import { webClientOf } from './web-client.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'storage' | 'settings'>;

export { createCustomRole } from './custom-roles/custom-roles.ts';
export { setCustomRoleMembers } from './custom-roles/role-members.ts';
export { createIntegrator } from './partners/integrators.ts';
export { giveDocument } from './testing/documents.ts';

export type PersonWish = {
  tenantId?: string;
  /** As this person in one more client: their second member. */
  personId?: string;
  userName?: string;
  email?: string;
  fullName?: string;
  documentKind?: string;
  document?: string | null;
  phone?: string;
  birthday?: string | null;
  gender?: string;
  country?: string;
  city?: string;
  locale?: Locale;
  status?: 'awaiting_approval' | 'approved' | 'blocked';
  password?: string;
  passwordHash?: string;
  roles?: Role[];
  programRole?: ProgramRole | null;
  /** Where they work, as they wrote it. */
  work?: Partial<Record<WorkField, string>>;
  groupIds?: string[];
  /** Their e-mail is proved to be theirs. */
  isVerified?: boolean;
  mustChangePassword?: boolean;
  /** Accepted the terms and the cookie policy and saw the first steps; so they did unless told otherwise. */
  hasPassedGates?: boolean;
};

export type BuiltPerson = {
  personId: string;
  memberId: string;
  tenantId: string;
  siteId: string;
  host: string;
  userName: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  streamToken: string;
  sessionId: string;
  actor: Actor;
};

export const testPassword = 'Vitrine-2026';
let hashOfTestPassword: Promise<string> | undefined;

/** A web client of a site, as the log-in screen uses it. */
export async function aWebClient(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  wish: { siteId: string; id: string; secret: string },
): Promise<void> {
  await db
    .write()
    .insertInto('identity.oauth_client')
    .values({ id: wish.id, site_id: wish.siteId, name: 'web', secret: wish.secret, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A person who is a member of a client and logged in. Without a client, one is built on a site of its own. */
export async function aPerson(parts: Parts, wish: PersonWish = {}): Promise<BuiltPerson> {
  const { db, newId, clock } = parts;
  const tenantId = wish.tenantId ?? (await aClient(parts)).tenantId;
  const home = await db
    .write()
    .selectFrom('tenancy.tenant as t')
    .innerJoin('tenancy.site as s', 's.id', 't.site_id')
    .select(['t.site_id', 's.main_host as host', 't.time_zone'])
    .where('t.id', '=', tenantId)
    .executeTakeFirstOrThrow();
  await aWebClient(parts, { siteId: home.site_id, id: `web-${home.site_id}`, secret: 'public-secret' });
  const personId = wish.personId ?? newId();
  const memberId = newId();
  const sessionId = newId();
  const userName = wish.userName ?? `p${personId.replaceAll('-', '')}`;
  const roles = wish.roles ?? ['learner'];
  const locale = wish.locale ?? 'pt-BR';
  const tokens = freshTokens(parts);
  await db.transaction(async (tx) => {
    if (!wish.personId)
      await tx
        .insertInto('identity.person')
        .values({
          id: personId,
          site_id: home.site_id,
          version: 1,
          user_name: userName,
          email: wish.email ?? `${userName}@exemplo.test`,
          verified_email: wish.isVerified ? (wish.email ?? `${userName}@exemplo.test`) : null,
          document_kind: wish.documentKind ?? 'other',
          document: wish.document ?? null,
          full_name: wish.fullName ?? 'Pessoa de Ensaio',
          phone: wish.phone ?? '',
          birthday: wish.birthday ?? null,
          gender: wish.gender ?? 'not_told',
          country: wish.country ?? 'BR',
          city: wish.city ?? 'Recife',
          language_id: languageIdOf(locale),
          status: wish.status ?? 'approved',
          password_hash:
            wish.passwordHash ??
            (await (wish.password ? hashPassword(wish.password) : (hashOfTestPassword ??= hashPassword(testPassword)))),
          must_change_password: wish.mustChangePassword ?? false,
          created_at: clock.now(),
        })
        .execute();
    await tx
      .insertInto('identity.member')
      .values({
        tenant_id: tenantId,
        id: memberId,
        person_id: personId,
        roles,
        program_role: wish.programRole ?? null,
        ...wish.work,
        status: 'approved',
        created_at: clock.now(),
      })
      .execute();
    if (!wish.personId && wish.hasPassedGates !== false)
      await tx
        .insertInto('identity.passed_gate')
        .values(askedGates.map((gate) => ({ person_id: personId, gate, edition: gateEditions[gate], passed_at: clock.now() })))
        .execute();
    if (wish.groupIds?.length)
      await tx
        .insertInto('identity.member_in_group')
        .values(wish.groupIds.map((group_id) => ({ tenant_id: tenantId, member_id: memberId, group_id })))
        .execute();
    await tx
      .insertInto('identity.token_family')
      .values({ id: sessionId, person_id: personId, oauth_client_id: `web-${home.site_id}`, created_at: clock.now() })
      .execute();
    await keepTokens(parts, tx, { tokens, holder: { familyId: sessionId, tenantId, memberId } });
  });
  return {
    personId,
    memberId,
    tenantId,
    siteId: home.site_id,
    host: home.host,
    userName,
    password: wish.password ?? testPassword,
    accessToken: tokens.access,
    refreshToken: tokens.refresh,
    streamToken: tokens.stream,
    sessionId,
    actor: {
      siteId: home.site_id,
      tenantId,
      personId,
      memberId,
      sessionId,
      fullName: wish.fullName ?? 'Pessoa de Ensaio',
      locale,
      country: wish.country ?? 'BR',
      roles,
      permissions: new Set(permissionsOf(roles)),
      modules: new Set(modules),
      timeZone: home.time_zone,
      clientTimeZone: home.time_zone,
    },
  };
}

/**
 * A session of somebody who is there, as their log-in would begin it, without their password or second step: in the client that they used last, or, where they belong to
 * it, in the one of this short name. `device`: as a browser names itself.
 */
export async function aSession(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  { host, userName, slug, device }: { host: string; userName: string; slug?: string | undefined; device?: string | undefined },
): Promise<{ tokens: Tokens; personId: string; clientId: string; languageId: number }> {
  const person = await findByName(parts, { host, username: userName });
  if (!person) throw new Error(`nobody on ${host} is called ${userName}`);
  const theirs = await parts.db
    .write()
    .selectFrom('identity.member as m')
    .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id as memberId', 'm.tenant_id as tenantId', 't.site_id as siteId'])
    .select(spokenLanguage('p.language_id', 'm.tenant_id').as('languageId'))
    .where('m.person_id', '=', person.id)
    .orderBy((row) => row('t.slug', '=', slug ?? ''), 'desc')
    .orderBy((row) => row('m.id', '=', person.member?.memberId ?? person.id), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!theirs) throw new Error(`${userName} belongs to no client`);
  const { id: oauthClientId } = await webClientOf(parts, theirs);
  const tokens = await beginFamily(parts, { person, oauthClientId, member: theirs, device });
  if (!tokens) throw new Error(`${userName} is let in nowhere`);
  return { tokens, personId: person.id, clientId: theirs.tenantId, languageId: theirs.languageId };
}

/** Names that lists choose from: areas, groups with their label, and tags of a client. Ids by key, as they were given. */
export async function someLabels<A extends string, G extends string, T extends string>(
  { db, newId }: Pick<Platform, 'db' | 'newId'>,
  wish: {
    tenantId: string;
    areas: Record<A, { name: Text; countries: string[] }>;
    groups: Record<G, Text>;
    groupLabel: Text;
    tags: Record<T, Text>;
  },
): Promise<{ areas: Map<string, string>; groups: Map<string, string>; tags: Map<string, string>; labelId: string }> {
  const tenant_id = wish.tenantId;
  const numbered = <V>(things: Record<string, V>) =>
    Object.entries(things).map(([key, thing], position) => ({ key, thing, position, id: newId() }));
  const [areas, groups, tags] = [
    numbered<{ name: Text; countries: string[] }>(wish.areas),
    numbered<Text>(wish.groups),
    numbered<Text>(wish.tags),
  ];
  const labelId = newId();
  await db.transaction(async (tx) => {
    await tx
      .insertInto('identity.area')
      .values(
        areas.map(({ id, thing, position }) => ({ tenant_id, id, position, name: JSON.stringify(thing.name), countries: thing.countries })),
      )
      .execute();
    await tx
      .insertInto('identity.group_label')
      .values({ tenant_id, id: labelId, name: JSON.stringify(wish.groupLabel), position: 0 })
      .execute();
    await tx
      .insertInto('identity.member_group')
      .values(groups.map(({ id, thing, position }) => ({ tenant_id, id, position, label_id: labelId, name: JSON.stringify(thing) })))
      .execute();
    await tx
      .insertInto('identity.tag')
      .values(tags.map(({ id, thing, position }) => ({ tenant_id, id, position, name: JSON.stringify(thing) })))
      .execute();
  });
  const byKey = (things: { key: string; id: string }[]) => new Map(things.map(({ key, id }) => [key, id]));
  return { areas: byKey(areas), groups: byKey(groups), tags: byKey(tags), labelId };
}

/** Gives a member a tag. */
export async function giveTag(
  { db }: Pick<Platform, 'db'>,
  { tenantId, memberId, tagId }: { tenantId: string; memberId: string; tagId: string },
): Promise<void> {
  await db.write().insertInto('identity.member_tag').values({ tenant_id: tenantId, member_id: memberId, tag_id: tagId }).execute();
}

/** A group of a client's members. */
export async function aGroup(
  { db, newId }: Pick<Platform, 'db' | 'newId'>,
  wish: { tenantId: string; name?: Text; labelId?: string | null; position?: number },
): Promise<string> {
  const id = newId();
  await db
    .write()
    .insertInto('identity.member_group')
    .values({
      tenant_id: wish.tenantId,
      id,
      label_id: wish.labelId ?? null,
      name: JSON.stringify(wish.name ?? { 'pt-BR': 'Equipe' }),
      position: wish.position ?? 1,
    })
    .execute();
  return id;
}

/** Headers of the web client in this person's browser, at an address of its own: wrong log-ins are counted by address. */
export const basicOf = ({ siteId, host, personId }: Pick<BuiltPerson, 'siteId' | 'host' | 'personId'>, secret = 'public-secret') => ({
  host,
  'x-forwarded-for': `2001:db8::${personId.slice(-12).replaceAll(/(.{4})(?=.)/g, '$1:')}`,
  authorization: `Basic ${Buffer.from(`web-${siteId}:${secret}`).toString('base64')}`,
});
