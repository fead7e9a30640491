import { runOf } from './run.ts';
import type { Environment, Manual, SenceFieldRefusal, TrainingLine } from './words.ts';

/** In the authority's test environment this switches the check of a code off. */
const unchecked = '-1';

/** The lines that a manual has: 1.1.3 knows 1 and 3, the newer ones FPT too. */
export const linesOf = (manual: Manual): readonly TrainingLine[] => (manual === 'm113' ? ['1', '3'] : ['1', '3', '6']);

type CourseFacts = { line: TrainingLine; senceCode: string; actionCode: string; manual: Manual; environment: Environment };
type CourseFaults = Partial<Record<'line' | 'senceCode' | 'actionCode', SenceFieldRefusal>>;

/** What is wrong with a course's codes, by field: ten digits of the SENCE code but none in line 1, seven letters of the action but in FPT. The two are mixed up often. */
export function judgeCourse({ line, senceCode, actionCode, manual, environment }: CourseFacts): CourseFaults {
  const isFree = (code: string) => environment === 'test' && code === unchecked;
  const faults: CourseFaults = {};
  if (!linesOf(manual).includes(line)) faults.line = 'line_not_in_manual';
  if (line === '1') {
    if (senceCode !== '') faults.senceCode = 'sence_code_not_in_line';
  } else if (!/^\d{10}$/.test(senceCode) && !isFree(senceCode)) faults.senceCode = 'sence_code_invalid';
  const isShort = actionCode.length < (line === '6' ? 1 : 7);
  if ((isShort || /\s/.test(actionCode)) && !isFree(actionCode)) faults.actionCode = 'action_code_invalid';
  return faults;
}

/** What is wrong with a client's settings; an empty token keeps the one that is there. Tokens are GUIDs. */
export function judgeSettings({ providerRut, token, hasToken }: { providerRut: string; token: string; hasToken: boolean }) {
  const faults: Partial<Record<'providerRut' | 'token', SenceFieldRefusal>> = {};
  if (runOf(providerRut) === undefined) faults.providerRut = 'provider_rut_invalid';
  if (token === '' && !hasToken) faults.token = 'sence_token_missing';
  if (token !== '' && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(token)) faults.token = 'sence_token_invalid';
  return faults;
}
