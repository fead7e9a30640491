import type { Me } from '@vitrine/contract/identity';
import { Client, flagName } from '@vitrine/contract/tenancy';
import { languageIdOf, localeOf, textIn } from '@vitrine/domain/kernel';
import { gatesBefore, permissionsOf, type AskedGate } from '@vitrine/domain/identity';
import { modules } from '@vitrine/domain/tenancy';
import { sql } from 'kysely';
import { namedLanguages, offeredBy, parseText, settingsState, spokenLanguage } from '../tenancy/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Mandatory } from './gates/mandatory.ts';
import { grantedTo } from './custom-roles/granted.ts';
import { unreadTexts } from './gates/unread-texts.ts';
import { programRoleOf, rolesOf } from './queries.ts';
import { getMyRegistration } from './registration/my-registration.ts';

/** Who is logged in, in which client, what they may do, and what stands before them. */
export async function getMe(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { mandatory }: { mandatory: Mandatory },
  actor: Actor,
): Promise<Me> {
  const rows = await db
    .write()
    .selectFrom('identity.person as p')
    .innerJoin('tenancy.tenant as t', 't.site_id', 'p.site_id')
    .innerJoin('tenancy.site as s', 's.id', 't.site_id')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 't.id').onRef('m.person_id', '=', 'p.id'))
    .select(['p.user_name', 'p.full_name', 'p.email', 'p.country', 'm.roles', 'm.program_role', 'm.id as member_id'])
    .select([
      't.id',
      't.name',
      't.program',
      't.home_route',
      't.group_training_use_score',
      't.modules',
      't.theme',
      't.logo_file_id',
      't.wide_logo_file_id',
      't.dark_logo_file_id',
    ])
    .select(['t.language_ids', 't.first_language_id', spokenLanguage('p.language_id', 't.id').as('language_id')])
    .select(sql<number[]>`s.configuration -> 'languageIds'`.as('site_language_ids'))
    .select(sql<number>`(s.configuration ->> 'default_language_id')::integer`.as('site_first_language'))
    .select('p.must_change_password')
    .select((row) =>
      row
        .selectFrom('identity.passed_gate as g')
        .select((of) => of.fn.agg<string[] | null>('array_agg', [sql`g.gate || ' ' || g.edition`]).as('passed'))
        .whereRef('g.person_id', '=', 'p.id')
        .as('passed'),
    )
    .select([unreadTexts('t.id', 'm.id').as('unread'), grantedTo('m').as('granted')])
    .leftJoin('identity.departure as d', 'd.person_id', 'p.id')
    .select('d.due_at as leaving_at')
    .select(['t.version as own', 't.texts_version as texts', 's.version as shared'])
    .select(sql<boolean>`coalesce((s.configuration ->> 'use_complete_register')::boolean, false)`.as('asks_for_lack'))
    .where('p.id', '=', actor.personId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
  const selected = rows.find(({ id }) => id === actor.tenantId);
  if (!selected) throw notFound();
  const asked = await mandatory(actor);
  const lacking = selected.asks_for_lack ? (await getMyRegistration({ db }, actor)).lacking : [];
  const locale = localeOf(selected.language_id) ?? 'pt-BR';
  const logoOf = (fileId: string | null) => (fileId ? storage.publicPath({ id: fileId, name: 'logo' }) : null);
  const program = (text: unknown) => textIn(parseText(text), locale);
  const has = Object.fromEntries(modules.map((module) => [flagName(module), selected.modules.includes(module)]));
  return {
    person: {
      id: actor.personId,
      userName: selected.user_name,
      fullName: selected.full_name,
      email: selected.email,
      country: selected.country,
      languageId: languageIdOf(locale),
    },
    memberId: actor.memberId,
    roles: rolesOf(selected.roles),
    programRole: programRoleOf(selected.program_role),
    client: Client.parse({
      ...has,
      id: selected.id,
      name: selected.name,
      program: program(selected.program),
      home_route: selected.home_route,
      group_training_use_score: selected.group_training_use_score,
      logo: logoOf(selected.logo_file_id),
      wideLogo: logoOf(selected.wide_logo_file_id),
      darkLogo: logoOf(selected.dark_logo_file_id),
      theme: selected.theme,
      languages: namedLanguages(offeredBy(selected, { ids: selected.site_language_ids, first: selected.site_first_language })),
      settings: settingsState(selected),
    }),
    clients: rows.map((row) => ({ id: row.id, name: row.name, program: program(row.program), logo: logoOf(row.logo_file_id) })),
    can: actor.visitor ? [] : permissionsOf(rolesOf(selected.roles), selected.granted),
    ...(actor.visitor ? { visitor: { fullName: actor.visitor.fullName } } : {}),
    // Nobody accepts terms in the place of another.
    gates: actor.visitor
      ? []
      : gatesBefore({
          mustChangePassword: selected.must_change_password,
          mustSetUpSecondStep: actor.heldBy === 'second_step_needed',
          passed: editionsOf(selected.passed ?? []),
          unread: selected.unread,
          hasSeveralProfiles: rows.length > 1,
          lacksAnswers: lacking.length > 0,
          hasMandatorySurveys: asked.survey !== null,
          hasRequiredTraining: asked.training !== null,
        }),
    mandatory: { survey: asked.survey, training: asked.training },
    has_close_banner_drills: asked.mayCloseTrainingBanner,
    leavingAt: selected.leaving_at,
  };
}

/** The newest edition of each gate; 0 for none. */
function editionsOf(passed: readonly string[]): Record<AskedGate, number> {
  const newest = (gate: AskedGate) =>
    Math.max(0, ...passed.filter((one) => one.startsWith(`${gate} `)).map((one) => Number(one.split(' ')[1])));
  return {
    terms: newest('terms'),
    cookies: newest('cookies'),
    select_profile: newest('select_profile'),
    onboarding: newest('onboarding'),
  };
}
