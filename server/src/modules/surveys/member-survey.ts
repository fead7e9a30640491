import type { SurveyPage, Training } from '@vitrine/contract/surveys';
import { dayIn } from '@vitrine/domain/kernel';
import { statusOf, type StatusFacts, type SurveyQuestion } from '@vitrine/domain/surveys';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { isOpenTo } from './open-to.ts';
import { questionsOf, surveyOf, surveysOf, textFor, type Survey } from './survey-rows.ts';
import { subjectOf, type Subject, type SurveyParts } from './trainings.ts';

export type MemberSurvey = { survey: Survey; subject: Subject; facts: StatusFacts; about: Training | null };

/**
 * A survey as it stands for one member. One that was never published, or that is for others and was not begun, is not there. Refuses `not_found` and, of a reaction evaluation,
 * `training_not_finished`.
 */
export async function readForMember(
  parts: Pick<SurveyParts, 'clock' | 'isTrainingFinished'>,
  db: Reader,
  actor: Actor,
  { surveyId, about }: { surveyId: string; about: Training | null },
): Promise<MemberSurvey> {
  const row = await surveysOf(db, actor)
    .select(isOpenTo(actor).as('is_open'))
    .where('s.id', '=', surveyId)
    .where('s.edition', '>', 0)
    .executeTakeFirst();
  if (!row) throw notFound();
  const survey = surveyOf(row);
  const subject = await subjectOf(parts, db, actor, { survey, about });
  const begun = await db
    .selectFrom('surveys.participation')
    .select(['edition', 'answered_on'])
    .where('tenant_id', '=', actor.tenantId)
    .where('survey_id', '=', surveyId)
    .where('member_id', '=', actor.memberId)
    .where('about_kind', '=', subject.about_kind)
    .where('about_id', '=', subject.about_id)
    .executeTakeFirst();
  if (!row.is_open && !begun) throw notFound();
  const facts = {
    state: survey.state,
    opensOn: survey.opensOn,
    closesOn: survey.closesOn,
    today: dayIn(actor.clientTimeZone, parts.clock.now()),
    edition: survey.edition,
    begunEdition: begun?.edition ?? null,
    isAnswered: (begun?.answered_on ?? null) !== null,
  };
  return { survey, subject, facts, about };
}

/** The page of a survey, in the edition that the member began, else in the one that is asked. What is over shows no questions. */
export async function pageOf(
  { trainingsOf }: Pick<SurveyParts, 'trainingsOf'>,
  db: Reader,
  actor: Actor,
  { survey, facts, about }: MemberSurvey,
): Promise<SurveyPage> {
  const status = statusOf(facts);
  const edition = facts.begunEdition ?? survey.edition;
  const [training] = about ? await trainingsOf(db, actor, { ids: [about.id] }) : [];
  return {
    id: survey.id,
    kind: survey.kind,
    title: textFor(actor, survey.title),
    introduction: textFor(actor, survey.introduction),
    closesOn: survey.closesOn,
    isMandatory: survey.isMandatory,
    isUnnamed: survey.isUnnamed,
    status,
    about: about ? { ...about, title: training?.name ?? '' } : null,
    edition,
    hasBegun: facts.begunEdition !== null,
    questions:
      status === 'open'
        ? (await questionsOf(db, actor, { surveyId: survey.id, edition })).map((question) => shownQuestion(actor, question))
        : [],
  };
}

const shownQuestion = (actor: Actor, { id, kind, text, isRequired, options, most, low, high }: SurveyQuestion) => ({
  id,
  kind,
  text: textFor(actor, text),
  isRequired,
  options: options.map((option) => ({ id: option.id, text: textFor(actor, option.text) })),
  most,
  low: textFor(actor, low),
  high: textFor(actor, high),
});
