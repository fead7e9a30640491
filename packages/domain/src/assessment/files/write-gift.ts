import { textIn, type Locale } from '../../kernel/index.ts';
import type { Question, Option } from '../test.ts';
import type { QuestionKind } from '../words.ts';

type Told = { subject: string; question: Question };
type Say = (text: Question['prompt']) => string;

/** Signs that GIFT gives a meaning. */
const plain = (text: string): string => text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** A file in GIFT, in one language. What GIFT has no way to say stands there as a remark, so that nobody believes it was written. */
export function writeGift(all: readonly Told[], { locale }: { locale: Locale }): string {
  const say: Say = (text) => plain(textIn(text, locale));
  let last: string | undefined;
  const blocks = all.flatMap(({ subject, question }) => {
    const head = subject === last ? [] : [`$CATEGORY: ${subject.replaceAll('/', ' ')}`];
    last = subject;
    const answers = writers[question.kind](question, say);
    if (answers === null) return [...head, `// ${question.kind}: ${textIn(question.prompt, locale).replaceAll(/\s+/g, ' ')}`];
    const why = say(question.explanation);
    const inside = `{${answers.inside}${why ? `####${why}` : ''}}`;
    return [...head, answers.around ? answers.around(inside) : `${say(question.prompt)} ${inside}`];
  });
  return `${blocks.join('\n\n')}\n`;
}

type Written = { inside: string; around?: (inside: string) => string } | null;

const choices = (options: readonly Option[], say: Say) =>
  options.map(({ isRight, text, feedback }) => `${isRight ? '=' : '~'}${say(text)}${feedbackOf(feedback, say)}`).join('\n');
const feedbackOf = (feedback: Option['feedback'], say: Say) => (feedback && say(feedback) ? `#${say(feedback)}` : '');

/** Shares of hundred among those that are right, to five places, as GIFT counts. */
function weighted({ options }: Question, say: Say): Written {
  const right = options.filter(({ isRight }) => isRight).length;
  if (right === 1) return { inside: choices(options, say) };
  const share = Number((100 / Math.max(1, right)).toFixed(5));
  return {
    inside: options.map(({ isRight, text, feedback }) => `~%${isRight ? share : -100}%${say(text)}${feedbackOf(feedback, say)}`).join('\n'),
  };
}

function missingWord({ prompt, options }: Question, say: Say): Written {
  const [gap] = options;
  const [before = '', after = ''] = say(prompt).split('[1]');
  if (options.length !== 1 || !gap || !after.trim()) return null;
  return {
    inside: say(gap.text)
      .split('|')
      .map((one) => `=${one.trim()}`)
      .join(' '),
    around: (inside) => `${before.trim()} ${inside} ${after.trim()}`,
  };
}

const writers: Record<QuestionKind, (question: Question, say: Say) => Written> = {
  single: ({ options }, say) => ({ inside: choices(options, say) }),
  multiple: weighted,
  true_false: ({ options }) => ({ inside: options[0]?.isRight ? 'TRUE' : 'FALSE' }),
  short_text: ({ options }, say) => ({
    inside: options
      .flatMap(({ text }) => say(text).split('|'))
      .map((one) => `=${one.trim()}`)
      .join(' '),
  }),
  numeric: ({ number }) => ({ inside: `#${number?.value ?? 0}:${number?.tolerance ?? 0}` }),
  matching: ({ options }, say) => ({ inside: options.map(({ text, pair }) => `=${say(text)} -> ${say(pair?.text ?? {})}`).join('\n') }),
  cloze: missingWord,
  essay: () => ({ inside: '' }),
  ordering: () => null,
  hotspot: () => null,
};
