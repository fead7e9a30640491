import type { SurveyAnswer, SurveyPage, Training } from '@vitrine/contract/surveys';
import { isBlank, judgeAnswers, judgeSending, statusOf } from '@vitrine/domain/surveys';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { pageOf, readForMember, type MemberSurvey } from './member-survey.ts';
import { questionsOf } from './survey-rows.ts';
import { spokenFaults } from './spoken.ts';
import type { SurveyParts } from './trainings.ts';

type About = { surveyId: string; about: Training | null };

/** Keeps the edition that the member has before them; again changes nothing. Refuses `survey_closed`, and what reading refuses. */
export function beginSurvey(parts: SurveyParts, actor: Actor, ask: About): Promise<SurveyPage> {
  return parts.db.transaction(async (tx) => {
    const found = await readForMember(parts, tx, actor, ask);
    if (statusOf(found.facts) === 'closed') throw new Refusal('survey_closed');
    if (found.facts.begunEdition === null) await begin(tx, actor, found);
    return pageOf(parts, tx, actor, await readForMember(parts, tx, actor, ask));
  });
}

/**
 * Takes an answer, once. Of two at once the row of participation lets one through. In a survey without names the answer is kept without the member, under an id of chance and by its
 * day alone. Refuses `survey_already_answered`, `survey_closed`, `survey_edition_old`, and below `answers.` what does not fit its question, `recording_missing` and `recording_too_long` among it.
 */
export function answerSurvey(
  parts: SurveyParts,
  actor: Actor,
  { edition, answers, ...ask }: About & { edition: number; answers: readonly SurveyAnswer[] },
): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const found = await readForMember(parts, tx, actor, ask);
    const { survey, subject, facts } = found;
    refuse(judgeSending(facts, edition));
    const questions = await questionsOf(tx, actor, { surveyId: survey.id, edition });
    refuseFields(
      { ...judgeAnswers(questions, answers), ...(await spokenFaults(parts, tx, actor, { survey, questions, answers })) },
      { prefix: 'answers.' },
    );

    if (facts.begunEdition === null) await begin(tx, actor, found);
    const taken = await tx
      .updateTable('surveys.participation')
      .set({ answered_on: facts.today, edition })
      .where('tenant_id', '=', actor.tenantId)
      .where('survey_id', '=', survey.id)
      .where('member_id', '=', actor.memberId)
      .where('about_kind', '=', subject.about_kind)
      .where('about_id', '=', subject.about_id)
      .where('answered_on', 'is', null)
      .executeTakeFirstOrThrow();
    if (taken.numUpdatedRows === 0n) throw new Refusal('survey_already_answered');
    await keep(parts, tx, actor, { found, edition, answers });
    return {};
  });
}

const begin = (tx: Tx, { tenantId, memberId }: Actor, { survey, subject, facts }: MemberSurvey) =>
  tx
    .insertInto('surveys.participation')
    .values({ tenant_id: tenantId, survey_id: survey.id, member_id: memberId, ...subject, edition: survey.edition, begun_on: facts.today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

async function keep(
  { chance, storage }: Pick<SurveyParts, 'chance' | 'storage'>,
  tx: Tx,
  { tenantId, memberId }: Actor,
  { found, edition, answers }: { found: MemberSurvey; edition: number; answers: readonly SurveyAnswer[] },
): Promise<void> {
  const { survey, subject, facts } = found;
  const id = idOfChance(chance.bytes(16));
  await tx
    .insertInto('surveys.response')
    .values({
      tenant_id: tenantId,
      id,
      survey_id: survey.id,
      edition,
      ...subject,
      member_id: survey.isUnnamed ? null : memberId,
      answered_on: facts.today,
    })
    .execute();
  const said = answers.filter((answer) => !isBlank(answer));
  for (const { recording } of said)
    if (recording) await storage.own(tx, { tenantId, fileId: recording.fileId, room: 'surveys', ownerId: id });
  if (said.length === 0) return;
  await tx
    .insertInto('surveys.answer')
    .values(
      said.map(({ questionId, optionIds, score, text, recording }) => ({
        tenant_id: tenantId,
        response_id: id,
        question_id: questionId,
        option_ids: [...optionIds],
        score,
        text: text.trim(),
        file_id: recording?.fileId ?? null,
        seconds: recording?.seconds ?? null,
      })),
    )
    .execute();
}

/** UUID version 4: the platform's ids rise with time, and so would tell the instant of an answer without a name. */
function idOfChance(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

function refuse(refusal: string | undefined): void {
  if (refusal) throw new Refusal(refusal);
}
