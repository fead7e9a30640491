import { dayIn, localeOf, nextHourIn, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { eachMember, isMetBy } from '../identity/index.ts';
import { tell } from '../notices/index.ts';
import { spokenLanguage, zoneOfClient } from '../tenancy/index.ts';
import { surveyOf, surveysOf } from './survey-rows.ts';

/** Tells those whom a survey is for that it is asked. Payload: `{ tenantId, surveyId, edition, after? }`. */
export const tellAskedJob = 'surveys.tell_asked';

const Payload = z.object({ tenantId: z.uuid(), surveyId: z.uuid(), edition: z.int(), after: z.uuid().optional() });
/** Members of one portion: as many as one transaction tells in a moment. */
const portion = 200;
/** When somebody is told of a survey that opens on a later day. */
const hourOfMorning = 8;

/**
 * A portion of those whom a survey is for and who have not answered hear of it, once an edition; the next portion is the next job. One that opens later is told on the morning of its
 * day, and one that was taken back, changed or is over is told no further.
 */
export async function tellAsked(platform: Platform, payload: Record<string, unknown>): Promise<void> {
  const { tenantId, surveyId, edition, after } = Payload.parse(payload);
  const { db, clock, jobs } = platform;
  await db.transaction(async (tx) => {
    const row = await surveysOf(tx, { tenantId }).where('s.id', '=', surveyId).executeTakeFirst();
    if (!row) return;
    const survey = surveyOf(row);
    const timeZone = await zoneOfClient(tx, { tenantId });
    const today = dayIn(timeZone, clock.now());
    const isAsked = survey.kind === 'survey' && survey.state === 'published' && survey.edition === edition;
    if (!isAsked || (survey.closesOn !== null && survey.closesOn < today)) return;
    if (survey.opensOn !== null && survey.opensOn > today) {
      const startAfter = nextHourIn(timeZone, { after: clock.now(), hour: hourOfMorning });
      await jobs.send({ tx, name: tellAskedJob, payload, startAfter });
      return;
    }
    const members = await tx
      .selectFrom('identity.member as m')
      .innerJoin('identity.person as p', 'p.id', 'm.person_id')
      .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
      .where('m.tenant_id', '=', tenantId)
      .where('m.status', '=', 'approved')
      .where(isForMember(tenantId, surveyId))
      .$if(after !== undefined, (query) => query.where('m.id', '>', after ?? ''))
      .orderBy('m.id')
      .limit(portion)
      .execute();
    for (const { id: memberId, language_id } of members) {
      const facts = { surveyId, title: textIn(survey.title, localeOf(language_id) ?? 'pt-BR') };
      await tell(platform, tx, { tenantId, memberId }, { kind: 'survey_published', facts, cause: `survey ${surveyId} edition ${edition}` });
    }
    const last = members.at(-1);
    if (last && members.length === portion)
      await jobs.send({ tx, name: tellAskedJob, payload: { tenantId, surveyId, edition, after: last.id } });
  });
}

/** As `isOpenTo`, for the members `m` and persons `p` of a query; whoever answered is asked nothing. */
const isForMember = (tenantId: string, surveyId: string) => sql<boolean>`(
  ${isMetBy({ looker: eachMember(tenantId), rows: sql`from surveys.audience as u where u.tenant_id = m.tenant_id and u.survey_id = ${surveyId}` })}
  and not exists (
    select from surveys.participation as d
    where d.tenant_id = m.tenant_id and d.survey_id = ${surveyId} and d.member_id = m.id and d.answered_on is not null
  ))`;
