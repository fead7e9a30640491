/** The kinds of questions, each with what it counts as right and what it lacks. */
import type { QuestionKind } from '../words.ts';
import { matching, ordering } from './arranged.ts';
import { hotspot, multiple, single, trueFalse } from './choice.ts';
import type { QuestionRule } from './rule.ts';
import { cloze, essay, numeric, shortText } from './typed.ts';

export const questionRules: Record<QuestionKind, QuestionRule> = {
  single,
  multiple,
  true_false: trueFalse,
  short_text: shortText,
  numeric,
  matching,
  ordering,
  cloze,
  hotspot,
  essay,
};
