import { createHash } from 'node:crypto';
import { questionRules, type Given } from '@vitrine/domain/assessment';
import type { Drawn } from './drawn-questions.ts';

/**
 * The names under which an attempt shows the parts of a question. An id tells when it was made: parts that were written in their right order, or together with their pair, would
 * say so by their ids (TST-09). So kinds for which that matters show names that only this attempt knows.
 */
export function namesIn(attemptId: string, question: Pick<Drawn, 'id' | 'kind' | 'options'>) {
  const ids = question.options.flatMap(({ id, pair }) => (pair ? [id, pair.id] : [id]));
  const isTelling = questionRules[question.kind].hasTellingIds;
  const names = new Map(ids.map((id) => [id, isTelling ? nameOf(attemptId, id) : id]));
  const back = new Map([...names].map(([id, name]) => [name, id]));
  const by = (words: ReadonlyMap<string, string>) => (id: string) => words.get(id) ?? id;
  const given = (words: ReadonlyMap<string, string>) => (answer: Given) => ({
    options: answer.options.map(by(words)),
    entries: Object.fromEntries(
      Object.entries(answer.entries).map(([id, said]) => [by(words)(id), question.kind === 'matching' ? by(words)(said) : said]),
    ),
  });
  return { show: by(names), showGiven: given(names), readGiven: given(back) };
}

/** A UUID by its looks, for the wire takes ids alone. */
function nameOf(attemptId: string, id: string): string {
  const hex = createHash('sha256').update(`${attemptId}:${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
