import type { Training } from '@vitrine/contract/surveys';
import type { TrainingKind } from '@vitrine/domain/surveys';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Survey } from './survey-rows.ts';

export type NamedTraining = Training & { name: string };

/** Asked upward: whether the member finished a training, and what trainings the client has; the rooms of trainings answer in `app.ts`. */
export type TrainingPorts = {
  isTrainingFinished: (db: Reader, actor: Actor, training: Training) => Promise<boolean>;
  /** Those of these ids, or the first thirty that a search finds. */
  trainingsOf: (db: Reader, actor: Actor, ask: { ids: readonly string[] } | { search: string }) => Promise<NamedTraining[]>;
};
export type SurveyParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'storage' | 'jobs'> & TrainingPorts;

/** What an answer is about, as participation and response hold it. */
export type Subject = { about_kind: 'survey' | TrainingKind; about_id: string };

/** A reaction evaluation of this training, chosen or one of all. */
export const isAskedAfter = ({ tenantId }: Pick<Actor, 'tenantId'>, { kind, id }: Training) => sql<boolean>`(s.all_trainings or exists (
  select from surveys.training as t where t.tenant_id = ${tenantId} and t.survey_id = s.id and t.kind = ${kind} and t.training_id = ${id}
))`;

/**
 * What a member answers about: nothing but the survey itself, or the training that a reaction evaluation is asked after. Refuses `not_found` for a training that it is not asked
 * after, and `training_not_finished` (REA-01).
 */
export async function subjectOf(
  { isTrainingFinished }: Pick<TrainingPorts, 'isTrainingFinished'>,
  db: Reader,
  actor: Actor,
  { survey, about }: { survey: Survey; about: Training | null },
): Promise<Subject> {
  if (survey.kind === 'survey') {
    if (about !== null) throw notFound();
    return { about_kind: 'survey', about_id: survey.id };
  }
  if (about === null) throw notFound();
  const asked = await db
    .selectFrom('surveys.survey as s')
    .select('s.id')
    .where('s.tenant_id', '=', actor.tenantId)
    .where('s.id', '=', survey.id)
    .where(isAskedAfter(actor, about))
    .executeTakeFirst();
  if (!asked) throw notFound();
  if (!(await isTrainingFinished(db, actor, about))) throw new Refusal('training_not_finished');
  return { about_kind: about.kind, about_id: about.id };
}
