import type { Locale } from '../../kernel/index.ts';
import { gapsOfQuestion } from '../readiness.ts';
import { numberIn } from '../questions/typed.ts';
import type { Option, Question } from '../test.ts';
import { BadQuestion, refuseTooMuch, type Ids, type Read } from './question-file.ts';

type Block = { line: number; text: string };
type Part = { isRight: boolean; weight: number | null; text: string; feedback: string };

/** Questions of a file in GIFT, each in one language; what cannot be read is told by the line on which it begins, and the rest comes in. */
export function readGift(text: string, { locale, ids }: { locale: Locale; ids: Ids }): Read {
  const read: Read = { questions: [], faults: [] };
  let subject = '';
  for (const block of blocksOf(text)) {
    const category = /^\$CATEGORY:\s*(.+)$/i.exec(block.text);
    if (category) {
      subject = category[1]?.split('/').at(-1)?.trim() ?? '';
      continue;
    }
    try {
      const question = questionOf(block.text, { locale, ids });
      refuseTooMuch(question);
      const [gap] = gapsOfQuestion(question);
      if (gap) throw new BadQuestion(gap);
      read.questions.push({ line: block.line, subject, tags: [], question });
    } catch (fault) {
      if (!(fault instanceof BadQuestion)) throw fault;
      read.faults.push({ line: block.line, code: fault.code, about: block.text.replaceAll(/\s+/g, ' ').slice(0, 80) });
    }
  }
  return read;
}

/** Questions are parted by empty lines; a line that begins with `//` says nothing. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [place, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim().startsWith('//')) continue;
    if (line.trim() === '' || /^\$CATEGORY:/i.test(line.trim())) open = undefined;
    if (line.trim() === '') continue;
    if (open) open.text += `\n${line}`;
    else {
      open = { line: place + 1, text: line.trim() };
      blocks.push(open);
      if (/^\$CATEGORY:/i.test(open.text)) open = undefined;
    }
  }
  return blocks;
}

/** Escaped signs, hidden from the reader and brought back at the end. */
const hidden = '\uE000';
const hide = (text: string) =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : `${hidden}${sign.charCodeAt(0)};`));
const show = (text: string) =>
  text.replaceAll(new RegExp(`${hidden}(\\d+);`, 'g'), (_, code: string) => String.fromCharCode(Number(code))).trim();

function questionOf(block: string, { locale, ids }: { locale: Locale; ids: Ids }): Question {
  const body = hide(block)
    .replace(/^::[^:]*::/, '')
    .replace(/^\s*\[(html|moodle|plain|markdown)\]/i, '')
    .trim();
  const open = body.indexOf('{');
  const close = body.lastIndexOf('}');
  if (open < 0 || close < open) throw new BadQuestion('brackets_open');
  const [before, tail] = [show(body.slice(0, open)), show(body.slice(close + 1))];
  const [inside = '', general = ''] = body.slice(open + 1, close).split('####');
  const base = { id: ids(1)[0] ?? '', topic: {}, explanation: said(locale, show(general)) };
  const prompt = said(locale, before);
  const answers = inside.trim();
  if (answers === '') return { ...base, kind: 'essay', prompt, options: [] };
  if (answers.startsWith('#')) return { ...base, kind: 'numeric', prompt, options: [], number: numberOf(answers.slice(1)) };
  const truth = /^(TRUE|T|FALSE|F)(#[^]*)?$/i.exec(answers);
  if (truth) return { ...base, kind: 'true_false', prompt, options: truthOf(truth[1]?.toUpperCase().startsWith('T') ?? false, ids) };
  const parts = partsOf(answers);
  if (parts.length === 0) throw new BadQuestion('answers_missing');
  const optionIds = ids(parts.length);
  const optionOf = (part: Part, place: number): Option => ({
    id: optionIds[place] ?? '',
    text: said(locale, part.text),
    isRight: part.isRight || (part.weight ?? 0) > 0,
    ...(part.feedback ? { feedback: said(locale, part.feedback) } : {}),
  });
  if (parts.every(({ isRight, text }) => isRight && text.includes('->')))
    return { ...base, kind: 'matching', prompt, options: pairsOf(parts, { locale, ids }) };
  if (parts.every(({ isRight }) => isRight)) {
    if (!tail) return { ...base, kind: 'short_text', prompt, options: parts.map(optionOf) };
    const accepted = parts.map(({ text }) => text).join('|');
    const gap = { id: optionIds[0] ?? '', text: said(locale, accepted), isRight: true };
    return { ...base, kind: 'cloze', prompt: said(locale, `${before} [1] ${tail}`), options: [gap] };
  }
  const isMultiple = parts.some(({ weight }) => weight !== null && weight > 0 && weight < 100);
  const asked = tail ? said(locale, `${before} ____ ${tail}`) : prompt;
  return { ...base, kind: isMultiple ? 'multiple' : 'single', prompt: asked, options: parts.map(optionOf) };
}

const said = (locale: Locale, text: string): Question['prompt'] => (text ? { [locale]: text } : {});

function partsOf(answers: string): Part[] {
  return [...answers.matchAll(/([=~])([^=~]*)/g)].map(([, sign, rest = '']) => {
    const weight = /^\s*%(-?[\d.]+)%/.exec(rest);
    const [text = '', feedback = ''] = (weight ? rest.slice(weight[0].length) : rest).split('#');
    const value = weight ? Number(weight[1]) : null;
    if (value !== null && (!Number.isFinite(value) || Math.abs(value) > 100)) throw new BadQuestion('weights_wrong');
    return { isRight: sign === '=', weight: value, text: show(text), feedback: show(feedback) };
  });
}

/** `3.14:0.01`, `1..5`, or the first of several weighted ones. */
function numberOf(text: string): { value: number; tolerance: number } {
  const first = show(text.replace(/^\s*=/, '').split(/[=~#]/)[0] ?? '').replace(/^%\d+%/, '');
  const range = /^(.+?)\.\.(.+)$/.exec(first);
  const [low, high] = range ? [numberIn(range[1] ?? ''), numberIn(range[2] ?? '')] : [];
  if (low !== undefined && high !== undefined && high >= low) return { value: (low + high) / 2, tolerance: (high - low) / 2 };
  const [said = '', about = '0'] = first.split(':');
  const [value, tolerance] = [numberIn(said), numberIn(about)];
  if (range || value === undefined || tolerance === undefined || tolerance < 0) throw new BadQuestion('number_wrong');
  return { value, tolerance };
}

function pairsOf(parts: readonly Part[], { locale, ids }: { locale: Locale; ids: Ids }): Option[] {
  const names = ids(parts.length * 2);
  return parts.map(({ text }, place) => {
    const [left = '', right = ''] = text.split('->').map((side) => side.trim());
    if (!left || !right) throw new BadQuestion('pair_wrong');
    return {
      id: names[place * 2] ?? '',
      text: said(locale, left),
      isRight: true,
      pair: { id: names[place * 2 + 1] ?? '', text: said(locale, right) },
    };
  });
}

/** True and false in the four languages: what such a question always asks. */
export function truthOf(isTrue: boolean, ids: Ids): Option[] {
  const [first = '', second = ''] = ids(2);
  return [
    { id: first, text: { 'pt-BR': 'Verdadeiro', 'en-US': 'True', 'es-ES': 'Verdadero', 'fr-FR': 'Vrai' }, isRight: isTrue },
    { id: second, text: { 'pt-BR': 'Falso', 'en-US': 'False', 'es-ES': 'Falso', 'fr-FR': 'Faux' }, isRight: !isTrue },
  ];
}
