import type { AttemptResult } from '@vitrine/contract/assessment';
import { nothingGiven, partRight, questionRules, type Given, type TestRules } from '@vitrine/domain/assessment';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Drawn } from './drawn-questions.ts';

type Say = (text: Drawn['prompt']) => string;
export type Reviewed = {
  questions: readonly Drawn[];
  answers: ReadonlyMap<string, Given>;
  grades: ReadonlyMap<string, { percent: number; comment: string }>;
  rules: Pick<TestRules, 'hasPartialCredit' | 'review'>;
};

/** The same text in the language of whoever reads it. */
export function inLanguage(locale: string): Say {
  const matched = matchLocale(locale, locales);
  return (text) => textIn(text, matched);
}

/** How much of each question is right, by its id; undefined while a person has yet to say so. */
export function partsIn({ questions, answers, grades, rules }: Reviewed): Map<string, number | undefined> {
  const byPerson = new Map([...grades].map(([id, { percent }]) => [id, percent]));
  const { hasPartialCredit } = rules;
  return new Map(
    questions.map((question) => [
      question.id,
      partRight(question, answers.get(question.id) ?? nothingGiven, { hasPartialCredit, byPerson }),
    ]),
  );
}

/** Each question with what was given and what was right; `marks_only` keeps what is right to itself (TST-09). */
export function reviewOf(seen: Reviewed, say: Say): NonNullable<AttemptResult['review']> {
  const parts = partsIn(seen);
  const isWhole = seen.rules.review !== 'marks_only';
  return seen.questions.map((question) => {
    const given = seen.answers.get(question.id) ?? nothingGiven;
    const part = parts.get(question.id);
    const graded = seen.grades.get(question.id);
    const chosen = question.shown.filter(({ id }) => given.options.includes(id));
    const said = isWhole ? chosen.map(({ feedback }) => say(feedback ?? {})) : [];
    return {
      questionId: question.id,
      topic: say(question.topic),
      prompt: say(question.prompt),
      isRight: part === 1,
      part: part === undefined ? null : Math.floor(part * 100 + 1e-6),
      given: givenTexts(question, given, say),
      right: isWhole ? rightTexts(question, say) : [],
      explanation: isWhole ? say(question.explanation) : '',
      feedback: [...said, graded?.comment ?? ''].filter(Boolean),
    };
  });
}

/** What a person answered, in words. */
export function givenTexts(question: Drawn, { options, entries }: Given, say: Say): string[] {
  const { by, entriesOf } = questionRules[question.kind];
  const named = (id: string) => say(question.options.find((option) => option.id === id)?.text ?? {});
  if (by === 'order') return options.map(named);
  if (by !== 'entries') return question.shown.filter(({ id }) => options.includes(id)).map(({ text }) => say(text));
  if (question.kind !== 'matching') return entriesOf(question).flatMap((id) => entries[id]?.trim() || []);
  return question.shown.flatMap(({ id, text }) => {
    const pair = question.pairs.find((one) => one.id === entries[id]);
    return pair ? [`${say(text)} → ${say(pair.text)}`] : [];
  });
}

function rightTexts(question: Drawn, say: Say): string[] {
  if (question.kind === 'numeric') return question.number ? [String(question.number.value)] : [];
  if (question.kind === 'matching') return question.options.map(({ text, pair }) => `${say(text)} → ${say(pair?.text ?? {})}`);
  if (question.kind === 'ordering') return question.options.map(({ text }) => say(text));
  if (question.kind === 'cloze' || question.kind === 'short_text')
    return question.options.map(({ text }) => say(text).split('|')[0]?.trim() ?? '');
  return question.shown.filter(({ isRight }) => isRight).map(({ text }) => say(text));
}
