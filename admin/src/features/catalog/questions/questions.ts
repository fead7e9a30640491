import type { QuestionDraft } from '@vitrine/contract/assessment';
import { gapsOfQuestion, type QuestionKind } from '@vitrine/domain/assessment';
import { locales, type Text } from '@vitrine/domain/kernel';

type NewId = () => string;
type Option = QuestionDraft['options'][number];

/** True and false in the four languages: what such a question always asks. */
const truth = { 'pt-BR': 'Verdadeiro', 'en-US': 'True', 'es-ES': 'Verdadero', 'fr-FR': 'Vrai' };
const falsehood = { 'pt-BR': 'Falso', 'en-US': 'False', 'es-ES': 'Falso', 'fr-FR': 'Faux' };

/** How the parts of a kind are written: marked as right or wrong, each of them right, joined with a pair, as an area of the picture, or none. */
export const partsOf: Record<QuestionKind, 'marked' | 'plain' | 'pairs' | 'areas' | 'none'> = {
  single: 'marked',
  multiple: 'marked',
  true_false: 'marked',
  short_text: 'plain',
  numeric: 'none',
  matching: 'pairs',
  ordering: 'plain',
  cloze: 'plain',
  hotspot: 'areas',
  essay: 'none',
};
const beginWith: Record<QuestionKind, number> = {
  single: 4,
  multiple: 4,
  true_false: 2,
  short_text: 1,
  numeric: 0,
  matching: 3,
  ordering: 3,
  cloze: 1,
  hotspot: 3,
  essay: 0,
};

/** An empty question of this kind. */
export function newQuestion(kind: QuestionKind, newId: NewId): QuestionDraft {
  const texts: Text[] = kind === 'true_false' ? [truth, falsehood] : Array.from({ length: beginWith[kind] }, () => ({}));
  const options = texts.map((text, place) => newPart(kind, { place, text, newId }));
  return {
    id: newId(),
    kind,
    topic: {},
    prompt: {},
    explanation: {},
    options,
    ...(kind === 'numeric' ? { number: { value: 0, tolerance: 0 } } : {}),
  };
}

/** One more part, as its kind needs it. */
export function newPart(kind: QuestionKind, { place, text = {}, newId }: { place: number; text?: Text; newId: NewId }): Option {
  const parts = partsOf[kind];
  return {
    id: newId(),
    text,
    isRight: parts === 'plain' || parts === 'pairs' || (kind === 'true_false' && place === 0),
    ...(parts === 'pairs' ? { pair: { id: newId(), text: {} } } : {}),
    ...(parts === 'areas' ? { area: { x: 5 + place * 30, y: 35, width: 25, height: 30 } } : {}),
  };
}

/** The same question once more, with ids of its own. */
export const copyOf = (question: QuestionDraft, newId: NewId): QuestionDraft => ({
  ...question,
  id: newId(),
  options: question.options.map((option) => ({
    ...option,
    id: newId(),
    ...(option.pair ? { pair: { ...option.pair, id: newId() } } : {}),
  })),
});

/** The list with one of its things moved up or down; at the ends nothing happens. */
export function moved<T>(things: readonly T[], place: number, by: 1 | -1): T[] {
  const thing = things[place];
  const to = place + by;
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  return things.toSpliced(place, 1).toSpliced(to, 0, thing);
}

/** Marks an option as right; where only one may be right, the others stop being it. */
export function markRight({ kind, options }: Pick<QuestionDraft, 'kind' | 'options'>, id: string, isRight: boolean): Option[] {
  return options.map((option) => {
    if (option.id === id) return { ...option, isRight: kind === 'multiple' ? isRight : true };
    return kind === 'multiple' ? option : { ...option, isRight: false };
  });
}

/** Another kind for the same question: what one kind allows and the next does not is mended; parts of another make begin anew. */
export function asKind<Q extends Omit<QuestionDraft, 'id'>>(question: Q, kind: QuestionKind, newId: NewId): Q {
  const isAlike = kind !== 'true_false' && partsOf[kind] === partsOf[question.kind] && question.kind !== 'true_false';
  if (!isAlike) {
    const { options, number } = newQuestion(kind, newId);
    return { ...question, kind, options, number };
  }
  const firstRight = question.options.find(({ isRight }) => isRight)?.id;
  const options = kind === 'single' ? question.options.map((one) => ({ ...one, isRight: one.id === firstRight })) : question.options;
  return { ...question, kind, options };
}

/** What keeps this question from being published, by the rule that the server uses. */
export const lacksOf = (question: QuestionDraft) => gapsOfQuestion(question);

/** Languages in which something of this question is written and something is not. */
export function halfWritten({ prompt, options }: QuestionDraft) {
  const texts = [prompt, ...options.flatMap(({ text, pair }) => (pair ? [text, pair.text] : [text]))];
  return locales.filter((locale) => texts.some((text) => text[locale]) && texts.some((text) => !text[locale]));
}
