import { fewestUnnamed, type SurveyQuestion } from '@vitrine/domain/surveys';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { getReachable, questionsOf, type Survey } from './survey-rows.ts';

export type Narrowed = { surveyId: string; edition?: number | undefined; trainingId?: string | undefined };
export type Asked = { survey: Survey; edition: number; questions: SurveyQuestion[]; responses: number; isHeldBack: boolean };

/** Answers to an edition, called `r`. */
export const responsesOf = (
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { surveyId, edition, trainingId }: { surveyId: string; edition: number; trainingId?: string | undefined },
) =>
  db
    .selectFrom('surveys.response as r')
    .where('r.tenant_id', '=', tenantId)
    .where('r.survey_id', '=', surveyId)
    .where('r.edition', '=', edition)
    .$if(trainingId !== undefined, (query) => query.where('r.about_id', '=', trainingId ?? ''));

/**
 * What is looked into: the survey, one edition with its questions, how many answered, and whether they are too few to be shown, because a survey is without names. Refuses
 * `not_found`, also for an edition that there is not.
 */
export async function askedOf(db: Reader, actor: Actor, { surveyId, trainingId, ...ask }: Narrowed): Promise<Asked> {
  const survey = await getReachable(db, actor, { surveyId });
  const edition = ask.edition ?? survey.edition;
  const questions = edition === 0 ? [] : await questionsOf(db, actor, { surveyId, edition });
  const { count: responses } = await responsesOf(db, actor, { surveyId, edition, trainingId })
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { survey, edition, questions, responses, isHeldBack: survey.isUnnamed && responses < fewestUnnamed };
}
