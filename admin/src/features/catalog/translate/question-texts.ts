import type { QuestionDraft } from '@vitrine/contract/assessment';
import type { Locale, Text } from '@vitrine/domain/kernel';

/** The texts of one question by their names: each is merged by itself and language by language, when two people translate at once. */
export type QuestionTexts = Record<string, Text>;
export type TextPlace = { name: string; word: 'prompt' | 'option' | 'pair' | 'explanation' | 'topic'; number: number; limit: number };

/** Which texts a question has, in the order in which they are read. */
export const placesOf = ({ options }: QuestionDraft): TextPlace[] => [
  { name: 'prompt', word: 'prompt', number: 0, limit: 2_000 },
  ...options.flatMap(({ id, pair }, place): TextPlace[] => [
    { name: `option-${id}`, word: 'option', number: place + 1, limit: 300 },
    ...(pair ? [{ name: `pair-${id}`, word: 'pair' as const, number: place + 1, limit: 300 }] : []),
  ]),
  { name: 'explanation', word: 'explanation', number: 0, limit: 600 },
  { name: 'topic', word: 'topic', number: 0, limit: 120 },
];

export function textsOf({ prompt, explanation, topic, options }: QuestionDraft): QuestionTexts {
  const parts = options.flatMap(({ id, text, pair }): [string, Text][] => [
    [`option-${id}`, text],
    ...(pair ? [[`pair-${id}`, pair.text] satisfies [string, Text]] : []),
  ]);
  return { prompt, ...Object.fromEntries(parts), explanation, topic };
}

/** The question with these texts; what is right about it stays as it is. */
export function withTexts(question: QuestionDraft, texts: QuestionTexts): QuestionDraft {
  return {
    ...question,
    prompt: texts['prompt'] ?? question.prompt,
    explanation: texts['explanation'] ?? question.explanation,
    topic: texts['topic'] ?? question.topic,
    options: question.options.map((option) => ({
      ...option,
      text: texts[`option-${option.id}`] ?? option.text,
      ...(option.pair ? { pair: { ...option.pair, text: texts[`pair-${option.id}`] ?? option.pair.text } } : {}),
    })),
  };
}

export type Languages = { from: Locale; to: Locale };

/** Whether there is something to translate that is not translated. */
export const isMissing = (text: Text | undefined, { from, to }: Languages): boolean => Boolean(text?.[from]?.trim()) && !text?.[to]?.trim();

export const countMissing = (texts: Readonly<Record<string, Text | undefined>>, languages: Languages): number =>
  Object.values(texts).filter((text) => isMissing(text, languages)).length;
