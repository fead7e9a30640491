import type { QuestionDraft } from '@vitrine/contract/assessment';
import { locales, type Text } from '@vitrine/domain/kernel';
import { missingOfTest, type QuestionKind } from '@vitrine/domain/assessment';

type NewId = () => string;
type Option = QuestionDraft['options'][number];

/** True and false in the four languages: what such a question always asks. */
const truth = { 'pt-BR': 'Verdadeiro', 'en-US': 'True', 'es-ES': 'Verdadero', 'fr-FR': 'Vrai' };
const falsehood = { 'pt-BR': 'Falso', 'en-US': 'False', 'es-ES': 'Falso', 'fr-FR': 'Faux' };

/** An empty question of this kind. */
export function newQuestion(kind: QuestionKind, newId: NewId): QuestionDraft {
  const texts: Text[] = kind === 'true_false' ? [truth, falsehood] : [{}, {}, {}, {}];
  const options = texts.map((text, place) => ({ id: newId(), text, isRight: kind === 'true_false' && place === 0 }));
  return { id: newId(), kind, topic: {}, prompt: {}, explanation: {}, options };
}

/** The same question once more, with ids of its own. */
export const copyOf = (question: QuestionDraft, newId: NewId): QuestionDraft => ({
  ...question,
  id: newId(),
  options: question.options.map((option) => ({ ...option, id: newId() })),
});

/** The list with one of its things moved up or down; at the ends nothing happens. */
export function moved<T>(things: readonly T[], place: number, by: 1 | -1): T[] {
  const thing = things[place];
  const to = place + by;
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  return things.toSpliced(place, 1).toSpliced(to, 0, thing);
}

/** Marks an option as right; where only one may be right, the others stop being it. */
export function markRight({ kind, options }: QuestionDraft, id: string, isRight: boolean): Option[] {
  return options.map((option) => {
    if (option.id === id) return { ...option, isRight: kind === 'multiple' ? isRight : true };
    return kind === 'multiple' ? option : { ...option, isRight: false };
  });
}

/** Another kind for the same question: what one kind allows and the next does not is mended. */
export function asKind(question: QuestionDraft, kind: QuestionKind, newId: NewId): QuestionDraft {
  if (kind === 'true_false') return { ...question, kind, options: newQuestion(kind, newId).options };
  const firstRight = question.options.find(({ isRight }) => isRight)?.id;
  const options = kind === 'single' ? question.options.map((one) => ({ ...one, isRight: one.id === firstRight })) : question.options;
  return { ...question, kind, options };
}

/** What keeps this question from being published, by the rule that the server uses. */
export const lacksOf = (question: QuestionDraft) =>
  missingOfTest({ rules: { maximumAttempts: null, minimumScore: 1, questionsDrawn: null, minutesToAnswer: null }, questions: [question] });

/** Languages in which something of this question is written and something is not. */
export function halfWritten({ prompt, options }: QuestionDraft) {
  const texts = [prompt, ...options.map(({ text }) => text)];
  return locales.filter((locale) => texts.some((text) => text[locale]) && texts.some((text) => !text[locale]));
}
