/** Builders of tests, as authors would write them; for tests and the demo. */
import type { QuestionDraft, TestDraft } from '@vitrine/contract/assessment';
import { newId } from '../../platform/clock/index.ts';

/** A question with one right option of three; `kind: 'multiple'` has two. */
export function aQuestion({ number = 1, kind = 'single', ...given }: Partial<QuestionDraft> & { number?: number } = {}): QuestionDraft {
  const rightOnes = kind === 'multiple' ? 2 : 1;
  const options = (kind === 'true_false' ? ['Verdadeiro', 'Falso'] : ['Primeira', 'Segunda', 'Terceira']).map((text, index) => ({
    id: newId(),
    text: { 'pt-BR': text, 'en-US': `Option ${index + 1}` },
    isRight: index < rightOnes,
  }));
  return {
    id: newId(),
    kind,
    topic: { 'pt-BR': `Tema ${number}`, 'en-US': `Topic ${number}` },
    prompt: { 'pt-BR': `Pergunta ${number}?`, 'en-US': `Question ${number}?` },
    explanation: { 'pt-BR': `Porque é a resposta ${number}.`, 'en-US': `Because it is answer ${number}.` },
    options,
    ...given,
  };
}

/** A test of ten questions, three attempts, 70 percent, all asked, no time limit; each rule may be given. */
export function aTest({
  questions = 10,
  ...rules
}: { questions?: number | QuestionDraft[] } & Partial<TestDraft['rules']> = {}): TestDraft {
  return {
    rules: { maximumAttempts: 3, minimumScore: 70, questionsDrawn: null, minutesToAnswer: null, ...rules },
    questions:
      typeof questions === 'number' ? Array.from({ length: questions }, (_, index) => aQuestion({ number: index + 1 })) : questions,
  };
}

/** The options that are right in a test, by question. */
export function rightAnswersOf({ questions }: TestDraft): Map<string, string[]> {
  return new Map(questions.map(({ id, options }) => [id, options.filter(({ isRight }) => isRight).map((option) => option.id)]));
}
