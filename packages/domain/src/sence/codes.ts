import type { Manual } from './words.ts';

/** Who can do something about a result: the learner again, about their data, the company about the enrolment or the settings, the authority, or we. */
export const codeOwners = ['learner', 'profile', 'enrolment', 'course', 'client', 'authority', 'product'] as const;
export type CodeOwner = (typeof codeOwners)[number];

/** Every result code of the manuals (annex 2), and who acts on it. */
export const resultCodes = {
  '100': 'learner',
  '200': 'product',
  '201': 'product',
  '202': 'product',
  '203': 'product',
  '204': 'course',
  '205': 'course',
  '206': 'course',
  '207': 'profile',
  '208': 'enrolment',
  '209': 'client',
  '210': 'learner',
  '211': 'client',
  '212': 'client',
  '300': 'authority',
  '301': 'course',
  '302': 'authority',
  '303': 'client',
  '304': 'authority',
  '305': 'authority',
  '306': 'course',
  '307': 'course',
  '308': 'course',
  '309': 'course',
  '310': 'course',
  '311': 'learner',
  '312': 'learner',
  '313': 'product',
} as const satisfies Record<string, CodeOwner>;
export type ResultCode = keyof typeof resultCodes;
export const isResultCode = (code: string): code is ResultCode => Object.hasOwn(resultCodes, code);

/** A code that no manual has: shown with its number, in general words. */
export const unknownCode = 'unknown';

const gone: Record<Manual, readonly string[]> = { m113: ['311', '312', '313'], m115: ['100', '210'] };

/** Whether a manual knows a code: 1.1.5 dropped 100 and 210, and brought 311 to 313. */
export const isOfManual = (code: ResultCode, manual: Manual): boolean => !gone[manual].includes(code);

/** The codes of a GlosaError: one number as the manuals say, or several with `;` between them as the authority sends them. At most eight, each once; nothing that is no code is lost. */
export function readCodes(glosa: string): string[] {
  const parts = glosa
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Set(parts.map((part) => (/^\d{1,6}$/.test(part) ? part : unknownCode)))].slice(0, 8);
}
