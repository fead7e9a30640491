import type { SurveyDetail, SurveyForm, Training } from '@vitrine/contract/surveys';
import { questionAlone, type SurveyQuestion } from '@vitrine/domain/surveys';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { audienceOf } from './audience.ts';
import { ownersOf } from './owners.ts';
import { getReachable, questionsOf, trainingKindOf, type Survey } from './survey-rows.ts';
import type { SurveyParts } from './trainings.ts';

/** A survey as it is edited, with its owners and trainings by name. Refuses `not_found`. */
export async function getSurveyToManage(
  { db, trainingsOf }: Pick<SurveyParts, 'db' | 'trainingsOf'>,
  actor: Actor,
  { surveyId }: { surveyId: string },
): Promise<SurveyDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const survey = await getReachable(reader, actor, { surveyId });
  const form = await formOf(reader, actor, survey);
  const named = form.trainings.length === 0 ? [] : await trainingsOf(reader, actor, { ids: form.trainings.map(({ id }) => id) });
  const write = actor.permissions.has('surveys.write');
  const hasUnpublished = await differs(reader, actor, survey);
  return {
    id: survey.id,
    version: survey.version,
    kind: survey.kind,
    state: survey.state,
    survey: form,
    edition: survey.edition,
    hasUnpublished,
    responses: await countResponses(reader, actor, surveyId),
    owners: await ownersOf(reader, actor, surveyId),
    trainings: form.trainings.map((training) => ({ ...training, name: named.find(({ id }) => id === training.id)?.name ?? '' })),
    can: {
      save: write,
      publish: write && survey.questions.length > 0 && (survey.state !== 'published' || hasUnpublished),
      retire: write && survey.state === 'published',
      setUnnamed: write && survey.edition === 0,
    },
  };
}

/** A survey as a form holds it. */
export async function formOf(db: Reader, actor: Pick<Actor, 'tenantId'>, survey: Survey): Promise<SurveyForm> {
  const { title, introduction, isUnnamed, isMandatory, opensOn, closesOn, position, allTrainings } = survey;
  return {
    title,
    introduction,
    isUnnamed,
    isMandatory,
    opensOn,
    closesOn,
    position,
    audience: await audienceOf(db, actor, survey.id),
    allTrainings,
    trainings: await trainingsAsked(db, actor, survey.id),
    ownerIds: (await ownersOf(db, actor, survey.id)).map(({ id }) => id),
    questions: survey.questions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
  };
}

export async function trainingsAsked(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, surveyId: string): Promise<Training[]> {
  const rows = await db
    .selectFrom('surveys.training')
    .select(['kind', 'training_id'])
    .where('tenant_id', '=', tenantId)
    .where('survey_id', '=', surveyId)
    .orderBy('kind')
    .orderBy('training_id')
    .execute();
  return rows.map(({ kind, training_id }) => ({ kind: trainingKindOf(kind), id: training_id }));
}

/** Whether the questions as they are written differ from those that are asked. */
export async function differs(db: Reader, actor: Actor, { id, edition, questions }: Survey): Promise<boolean> {
  if (edition === 0) return questions.length > 0;
  return told(questions) !== told(await questionsOf(db, actor, { surveyId: id, edition }));
}

const told = (questions: readonly SurveyQuestion[]): string =>
  JSON.stringify(questions.map(questionAlone), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
      : value,
  );

async function countResponses(db: Reader, { tenantId }: Actor, surveyId: string): Promise<number> {
  const row = await db
    .selectFrom('surveys.response')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('survey_id', '=', surveyId)
    .executeTakeFirstOrThrow();
  return row.count;
}
