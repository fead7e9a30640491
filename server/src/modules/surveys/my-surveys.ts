import type { SurveyCard, SurveyPage, Training } from '@vitrine/contract/surveys';
import { dayIn } from '@vitrine/domain/kernel';
import { statusOf, type Status } from '@vitrine/domain/surveys';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Due } from '../identity/index.ts';
import { pageOf, readForMember } from './member-survey.ts';
import { isOpenTo } from './open-to.ts';
import { surveyOf, surveysOf, textFor } from './survey-rows.ts';
import { isAskedAfter, type SurveyParts } from './trainings.ts';

/** As many as a list shows; nobody is asked so much at once. */
const most = 60;

/** What is asked of the member, mandatory first, then what they answered. One that is over and was not begun is absent. */
export async function listSurveys({ db, clock }: Pick<SurveyParts, 'db' | 'clock'>, actor: Actor): Promise<{ items: SurveyCard[] }> {
  const today = dayIn(actor.clientTimeZone, clock.now());
  const rows = await withParticipation(db.write(), actor) // what was just answered is no longer asked
    .where('s.kind', '=', 'survey')
    .where(sql<boolean>`(p.edition is not null or (${isAskedOn(today)} and ${isOpenTo(actor)}))`)
    .select(
      sql<number>`(select jsonb_array_length(e.questions -> 'questions') from surveys.edition as e
        where e.tenant_id = s.tenant_id and e.survey_id = s.id and e.number = coalesce(p.edition, s.edition))`.as('questions_count'),
    )
    .orderBy(sql`p.answered_on is not null`)
    .orderBy('s.is_mandatory', 'desc')
    .orderBy('s.position')
    .orderBy('s.closes_on')
    .orderBy('s.id')
    .limit(most)
    .execute();
  const items = rows.map((row) => {
    const survey = surveyOf(row);
    return {
      id: survey.id,
      title: textFor(actor, survey.title),
      introduction: textFor(actor, survey.introduction),
      questions: row.questions_count,
      closesOn: survey.closesOn,
      isMandatory: survey.isMandatory,
      isUnnamed: survey.isUnnamed,
      status: statusOf({ ...survey, today, begunEdition: row.begun_edition, isAnswered: row.answered_on !== null }),
    };
  });
  return { items };
}

/** Refuses `not_found` and `training_not_finished`. */
export async function getSurvey(
  parts: Pick<SurveyParts, 'db' | 'clock' | 'isTrainingFinished' | 'trainingsOf'>,
  actor: Actor,
  { surveyId, course, trail }: { surveyId: string; course?: string | undefined; trail?: string | undefined },
): Promise<SurveyPage> {
  const about: Training | null = course ? { kind: 'course', id: course } : trail ? { kind: 'trail', id: trail } : null;
  const db = parts.db.write(); // an answer that was just sent shows
  return pageOf(parts, db, actor, await readForMember(parts, db, actor, { surveyId, about }));
}

/** Reaction evaluations of a training that the member finished (REA-01); before, there are none. */
export async function listReactions(
  { db, clock, isTrainingFinished }: Pick<SurveyParts, 'db' | 'clock' | 'isTrainingFinished'>,
  actor: Actor,
  training: Training,
): Promise<{ items: { id: string; title: string; status: Status }[] }> {
  if (!(await isTrainingFinished(db.write(), actor, training))) return { items: [] };
  const today = dayIn(actor.clientTimeZone, clock.now());
  const rows = await withParticipation(db.write(), actor, training)
    .where('s.kind', '=', 'reaction')
    .where(sql<boolean>`(p.edition is not null or (${isAskedOn(today)} and ${isOpenTo(actor)} and ${isAskedAfter(actor, training)}))`)
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(5)
    .execute();
  const items = rows.map((row) => {
    const survey = surveyOf(row);
    const status = statusOf({ ...survey, today, begunEdition: row.begun_edition, isAnswered: row.answered_on !== null });
    return { id: survey.id, title: textFor(actor, survey.title), status };
  });
  return { items };
}

/** The first mandatory survey that the member did not answer (SES-19); null where none is due. */
export async function dueSurvey({ db, clock }: Pick<SurveyParts, 'db' | 'clock'>, actor: Actor): Promise<Due['survey']> {
  const row = await withParticipation(db.write(), actor) // whoever just answered is let through
    .where('s.kind', '=', 'survey')
    .where('s.is_mandatory', '=', true)
    .where('p.answered_on', 'is', null)
    .where(isAskedOn(dayIn(actor.clientTimeZone, clock.now())))
    .where(isOpenTo(actor))
    .orderBy('s.position')
    .orderBy('s.id')
    .executeTakeFirst();
  return row ? { id: row.id, title: textFor(actor, surveyOf(row).title), address: `/home/surveys/${row.id}` } : null;
}

const isAskedOn = (today: string) =>
  sql<boolean>`(s.state = 'published' and (s.opens_on is null or s.opens_on <= ${today}::date) and (s.closes_on is null or s.closes_on >= ${today}::date))`;

const withParticipation = (db: Reader, actor: Actor, training?: Training) =>
  surveysOf(db, actor)
    .leftJoin('surveys.participation as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 's.tenant_id')
        .onRef('p.survey_id', '=', 's.id')
        .on('p.member_id', '=', actor.memberId)
        .on('p.about_kind', '=', training?.kind ?? 'survey')
        .on((row) => row('p.about_id', '=', training ? training.id : row.ref('s.id'))),
    )
    .select(['p.edition as begun_edition', 'p.answered_on']);
