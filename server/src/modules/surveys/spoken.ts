import type { SurveyAnswer } from '@vitrine/contract/surveys';
import { recordingMostSeconds } from '@vitrine/domain/kernel';
import { maySpeak, type AnswerRefusal, type SurveyQuestion } from '@vitrine/domain/surveys';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { isReachable, surveysOf, type Survey } from './survey-rows.ts';

type Given = { survey: Survey; questions: readonly SurveyQuestion[]; answers: readonly SurveyAnswer[] };

/** What is wrong with recordings, by their question: each is the member's own upload and stands in one answer, and none is taken where nobody is named (FOR-03). */
export async function spokenFaults(
  { storage }: Pick<Platform, 'storage'>,
  tx: Tx,
  { tenantId, personId }: Actor,
  { survey, questions, answers }: Given,
): Promise<Record<string, AnswerRefusal>> {
  const faults: Record<string, AnswerRefusal> = {};
  for (const { questionId, recording } of answers) {
    if (!recording) continue;
    const question = questions.find(({ id }) => id === questionId);
    if (!question || !maySpeak(question, survey)) {
      faults[questionId] = 'answer_unfit';
      continue;
    }
    const [file] = await storage.find(tx, { tenantId, ids: [recording.fileId], uploadedBy: personId });
    const used = await tx
      .selectFrom('surveys.answer')
      .select('question_id')
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', recording.fileId)
      .executeTakeFirst();
    if (file?.purpose !== 'recording' || used) faults[questionId] = 'recording_missing';
    else if (file.seconds !== null && file.seconds > recordingMostSeconds + 5) faults[questionId] = 'recording_too_long';
  }
  return faults;
}

/** A spoken answer is heard by whoever gave it and by whoever may read the survey's results. */
export const surveysFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId, fileId }) => {
    const reader = db.read();
    const answer = await reader
      .selectFrom('surveys.answer as a')
      .innerJoin('surveys.response as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.response_id'))
      .select(['r.survey_id', 'r.member_id'])
      .where('a.tenant_id', '=', actor.tenantId)
      .where('a.response_id', '=', ownerId)
      .where('a.file_id', '=', fileId)
      .executeTakeFirst();
    if (!answer) return false;
    if (answer.member_id === actor.memberId) return true;
    if (!actor.permissions.has('surveys.read')) return false;
    const reachable = await surveysOf(reader, actor).where('s.id', '=', answer.survey_id).where(isReachable(actor)).executeTakeFirst();
    return reachable !== undefined;
  };
