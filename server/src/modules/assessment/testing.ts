/** Builders of tests, as authors would write them, and of people who take them; for tests and the demo. */
import { getAttempt, saveAnswer, type QuestionDraft, type TestDraft } from '@vitrine/contract/assessment';
import { questionKinds } from '@vitrine/domain/assessment';
import { newId } from '../../platform/clock/index.ts';
import type { House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { finishAttempt, freezeTests, startAttempt, writeTest } from './index.ts';

export { createBankQuestion, createSubject } from './bank/edit-bank.ts';

/** Two devices of one person. */
export const phone = 'phone-0001';
export const laptop = 'laptop-0001';

/** A question with one right option of three; `kind: 'multiple'` has two. */
export function aQuestion({ place = 1, kind = 'single', ...given }: Partial<QuestionDraft> & { place?: number } = {}): QuestionDraft {
  const rightOnes = kind === 'multiple' ? 2 : 1;
  const options = (kind === 'true_false' ? ['Verdadeiro', 'Falso'] : ['Primeira', 'Segunda', 'Terceira']).map((text, index) => ({
    id: newId(),
    text: { 'pt-BR': text, 'en-US': `Option ${index + 1}` },
    isRight: index < rightOnes,
  }));
  return {
    id: newId(),
    kind,
    topic: { 'pt-BR': `Tema ${place}`, 'en-US': `Topic ${place}` },
    prompt: { 'pt-BR': `Pergunta ${place}?`, 'en-US': `Question ${place}?` },
    explanation: { 'pt-BR': `Porque é a resposta ${place}.`, 'en-US': `Because it is answer ${place}.` },
    options,
    ...given,
  };
}

/** What right answers of `secretQuestions` say, and nothing else does. */
export const secret = 'segredo';
export const secretNumber = 424_242;
/** A question of each kind whose right answers say that they are secret. */
export const secretQuestions = ({ imageFileId }: { imageFileId?: string } = {}): QuestionDraft[] =>
  questionKinds.map((kind, place): QuestionDraft => {
    const question = aQuestion({ place, kind: kind === 'multiple' || kind === 'true_false' ? kind : 'single' });
    const part = question.options.map((option) => ({ ...option, isRight: true }));
    const base = { ...question, kind, explanation: { 'pt-BR': secret } };
    if (kind === 'short_text' || kind === 'cloze')
      return { ...base, prompt: { 'pt-BR': 'Falta [1]' }, options: part.slice(0, 1).map((one) => ({ ...one, text: { 'pt-BR': secret } })) };
    if (kind === 'numeric') return { ...base, options: [], number: { value: secretNumber, tolerance: 1 } };
    if (kind === 'essay') return { ...base, options: [] };
    if (kind === 'matching')
      return { ...base, options: part.map((one, at) => ({ ...one, pair: { id: newId(), text: { 'pt-BR': `Par ${at}` } } })) };
    if (kind === 'ordering') return { ...base, options: part };
    if (kind === 'hotspot' && imageFileId !== undefined) {
      const area = (at: number) => ({ x: 10 + at * 30, y: 12, width: 20, height: 20 });
      return { ...base, imageFileId, options: question.options.map((one, at) => ({ ...one, area: area(at) })) };
    }
    return base;
  });

/** A test of ten questions, three attempts, 70 percent, all asked, no time limit; each rule may be given. */
export function aTest({
  questions = 10,
  pools = [],
  ...rules
}: { questions?: number | QuestionDraft[]; pools?: TestDraft['pools'] } & Partial<TestDraft['rules']> = {}): TestDraft {
  return {
    rules: {
      maximumAttempts: 3,
      minimumScore: 70,
      questionsDrawn: null,
      minutesToAnswer: null,
      hasPartialCredit: false,
      isShuffled: true,
      review: 'when_due',
      ...rules,
    },
    pools,
    questions: typeof questions === 'number' ? Array.from({ length: questions }, (_, index) => aQuestion({ place: index + 1 })) : questions,
  };
}

/** The options that are right in a test, by question. */
export function rightAnswersOf({ questions }: Pick<TestDraft, 'questions'>): Map<string, string[]> {
  return new Map(questions.map(({ id, options }) => [id, options.filter(({ isRight }) => isRight).map((option) => option.id)]));
}

/** A frozen test and somebody who may take it. */
export async function aTaker(house: House, wish: Parameters<typeof aTest>[0] = {}) {
  const draft = aTest(wish);
  const person = await aPerson(house.platform);
  const testVersionId = await house.db.transaction(async (tx) => {
    const id = await writeTest(house.platform, tx, person.actor, { testVersionId: null, test: draft });
    await freezeTests(house.platform, tx, person.actor, [id]);
    return id;
  });
  return { person, testVersionId, draft };
}
export type Taker = Awaited<ReturnType<typeof aTaker>>;

/** Starts as the player does, in a transaction of its own. */
export const start = (house: House, { person, testVersionId }: Taker, device = phone) =>
  house.db.transaction((tx) => startAttempt(house.platform, tx, person.actor, { testVersionId, device }));
/** Finishes from a device; null: time does. */
export const finish = (house: House, person: BuiltPerson, attemptId: string, device: string | null = phone) =>
  house.db.transaction((tx) => finishAttempt(house.platform, tx, person.actor, { attemptId, device }));
/** Sends an answer over HTTP. */
export const save = (
  house: House,
  person: BuiltPerson,
  ask: { attemptId: string; questionId: string; options: string[]; revision?: number; device?: string },
) => {
  const { attemptId, questionId, options, revision = 1, device = phone } = ask;
  return house.call(person, saveAnswer, { params: { attemptId, questionId }, body: { device, options, revision } });
};
/** Asks for the attempt over HTTP. */
export const view = (house: House, person: BuiltPerson, attemptId: string, device = phone) =>
  house.call(person, getAttempt, { params: { attemptId }, query: { device } });

/** Answers so many questions right, and the others wrong. */
export async function answerAll(
  house: House,
  { person, draft }: Taker,
  attempt: { id: string; drawn: { id: string }[] },
  right = Infinity,
): Promise<void> {
  const rightOnes = rightAnswersOf(draft);
  for (const [index, { id }] of attempt.drawn.entries()) {
    const wrong = draft.questions.find((one) => one.id === id)?.options.find(({ isRight }) => !isRight)?.id ?? '';
    const options = index < right ? (rightOnes.get(id) ?? []) : [wrong];
    const { status } = await save(house, person, { attemptId: attempt.id, questionId: id, options });
    if (status !== 200) throw new Error(`answer ${index + 1} was not taken: ${status}`);
  }
}
