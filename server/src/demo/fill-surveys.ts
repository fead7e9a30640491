import type { SurveyAnswer, SurveyForm, SurveyQuestionForm, Training } from '@vitrine/contract/surveys';
import { kindFacts } from '@vitrine/domain/activities';
import type { SurveyKind } from '@vitrine/domain/surveys';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { isTrainingFinished, trainingsOf } from '../modules/learning/index.ts';
import { answerSurvey, aSurvey } from '../modules/surveys/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { peopleWhoKnow, type MadeCourse } from './fill-progress.ts';
import { demoPromoterSurvey, demoReaction, demoStoreSurvey, type DemoSurvey, type DemoSurveyQuestion } from './texts/index.ts';

type Ask = {
  people: readonly BuiltPerson[];
  promoters: readonly BuiltPerson[];
  promotersId: string | undefined;
  courses: readonly MadeCourse[];
};
type Asked = { surveyId: string; questions: readonly SurveyQuestionForm[]; told: DemoSurvey };

/** The first seller is asked and did not answer yet; who answers on which day goes by turns. */
const daysOpen = 9;

/**
 * What a brand asks its people: a survey without names that most of them answered, one that promoters have to answer and did (so nobody is held at its gate), and a reaction evaluation
 * after every training (SUR-01, REA-01).
 */
export async function fillSurveys(platform: Platform, { people, promoters, promotersId, courses }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('surveys.all'));
  if (!keeper) throw new Error('demo: nobody keeps surveys');
  const learners = people.filter(({ actor }) => actor.permissions.size === 0);
  const begin = (told: DemoSurvey, form: Partial<SurveyForm> & { kind?: SurveyKind }) => ask(platform, keeper, told, form);

  const store = await begin(demoStoreSurvey, { isUnnamed: true, position: 1 });
  for (const [turn, person] of learners.slice(1).entries()) if (turn % 6 !== 5) await answer(platform, person, { ...store, turn });

  if (promotersId !== undefined) {
    const audience = { groupIds: [promotersId], areaIds: [], tagIds: [] };
    const safety = await begin(demoPromoterSurvey, { isMandatory: true, position: 2, audience });
    for (const [turn, person] of promoters.entries()) await answer(platform, person, { ...safety, turn });
  }

  const reaction = await begin(demoReaction, { kind: 'reaction', allTrainings: true, position: 3 });
  const learnt = courses.filter(({ activities }) => !activities.some(({ kind }) => kindFacts[kind].hasRuns)); // games were played by nobody yet
  const finished = peopleWhoKnow({ learners, courses: learnt }).slice(1); // the first one may still say it
  for (const [turn, { person, course }] of finished.entries()) {
    const about: Training = { kind: 'course', id: course.id };
    if (await isTrainingFinished(platform.db.write(), person.actor, about)) await answer(platform, person, { ...reaction, turn, about });
  }
}

async function ask(
  platform: Platform,
  keeper: BuiltPerson,
  told: DemoSurvey,
  form: Partial<SurveyForm> & { kind?: SurveyKind },
): Promise<Asked> {
  const { title, introduction } = told;
  const questions = told.questions.map((question) => questionOf(platform, question));
  const parts = { ...at(platform, 24 * (daysOpen + 1)), isTrainingFinished, trainingsOf };
  const { surveyId } = await aSurvey(parts, keeper.actor, { title, introduction, questions, ...form });
  return { surveyId, questions, told };
}

const questionOf = (
  { newId }: Platform,
  { kind, text, isRequired, options = [], most, low = {}, high = {} }: DemoSurveyQuestion,
): SurveyQuestionForm => ({
  id: newId(),
  kind,
  text,
  isRequired,
  options: options.map((option) => ({ id: newId(), text: option })),
  most: most ?? null,
  low,
  high,
});

async function answer(
  platform: Platform,
  { actor }: BuiltPerson,
  { surveyId, questions, told, turn, about = null }: Asked & { turn: number; about?: Training | null },
): Promise<void> {
  const parts = { ...at(platform, 24 * ((turn * 5) % daysOpen)), isTrainingFinished, trainingsOf };
  const answers = questions.map((question, place) => given(question, { told: told.questions[place], turn: turn + place }));
  await answerSurvey(parts, actor, { surveyId, about, edition: 1, answers });
}

function given({ id, options }: SurveyQuestionForm, { told, turn }: { told: DemoSurveyQuestion | undefined; turn: number }): SurveyAnswer {
  const values = told?.given?.[turn % told.given.length] ?? [];
  const text = turn % 3 === 0 ? (told?.said?.[(turn / 3) % told.said.length] ?? '') : '';
  if (options.length > 0) return { questionId: id, optionIds: values.flatMap((place) => options[place]?.id ?? []), score: null, text: '' };
  return { questionId: id, optionIds: [], score: values[0] ?? null, text };
}
