import { normaliseDocument } from '../identity/index.ts';

/** A RUN or RUT as the authority takes it (`12345678-5`, without points, K in upper case), or undefined where the check digit or the length is wrong. */
export function runOf(typed: string): string | undefined {
  const document = normaliseDocument(typed);
  const [digits, check] = [document.slice(0, -1), document.slice(-1)];
  return /^\d{6,8}$/.test(digits) && check === checkOf(digits) ? `${digits}-${check}` : undefined;
}

/** The check digit of a RUN: modulo 11, with weights from 2 to 7 from its end. */
function checkOf(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  return '0K987654321'[sum % 11] ?? '';
}

/** A RUN as people read it: `12.345.678-5`. */
export function shownRun(run: string): string {
  const [digits = '', check = ''] = run.split('-');
  return check === '' ? run : `${digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}-${check}`;
}

/** Whether two ways of writing it are one RUN; the authority echoes what was sent, in whatever case. */
export const isSameRun = (one: string, other: string): boolean => normaliseDocument(one) === normaliseDocument(other);
