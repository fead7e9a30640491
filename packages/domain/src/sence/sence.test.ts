import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isOfManual,
  isResultCode,
  isSameRun,
  judgeCourse,
  judgeSettings,
  readCodes,
  resultCodes,
  runOf,
  sessionStates,
  shownRun,
  stateOf,
} from './index.ts';

test('SEN-01 a RUN is sent without points and with its check digit, and one with a wrong digit is none', () => {
  expect(runOf('12.345.678-5')).toBe('12345678-5');
  expect(runOf('12345678-6')).toBeUndefined();
  for (const wrong of ['', '5', 'K', '123456785678', 'não tem']) expect(runOf(wrong), wrong).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (digits) => {
      const right = '0123456789K'
        .split('')
        .map((check) => runOf(`${digits}-${check}`))
        .filter((run) => run !== undefined);
      expect(right).toHaveLength(1);
      expect(runOf(shownRun(right[0] ?? ''))).toBe(right[0]);
      expect(isSameRun(right[0] ?? '', (right[0] ?? '').toLowerCase())).toBe(true);
    }),
    { numRuns: 50, seed: 7 },
  );
});

test('SEN-02 an error is one code, or several with a semicolon; what is no number is not lost', () => {
  expect(readCodes('100')).toEqual(['100']);
  expect(readCodes(' 211;204 ; 211')).toEqual(['211', '204']);
  expect(readCodes('El servicio no responde')).toEqual(['unknown']);
  expect(readCodes('')).toEqual([]);
});

test('SEN-02 the table has every code of both manuals, and each manual its own', () => {
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  expect(Object.keys(resultCodes)).toEqual(['100', ...from(200, 212), ...from(300, 313)]);
  const of = (manual: 'm113' | 'm115') => Object.keys(resultCodes).filter((code) => isResultCode(code) && isOfManual(code, manual));
  expect(of('m113')).toEqual(['100', ...from(200, 212), ...from(300, 310)]);
  expect(of('m115')).toEqual([...from(200, 209), '211', '212', ...from(300, 313)]);
});

test('SEN-03 codes of a course follow its line; the two that are mixed up often are refused at their fields', () => {
  const facts = { line: '3', senceCode: '1237999999', actionCode: '5901234', manual: 'm113', environment: 'production' } as const;
  expect(judgeCourse(facts)).toEqual({});
  expect(judgeCourse({ ...facts, senceCode: '5901234', actionCode: '123' })).toEqual({
    senceCode: 'sence_code_invalid',
    actionCode: 'action_code_invalid',
  });
  expect(judgeCourse({ ...facts, line: '1' })).toEqual({ senceCode: 'sence_code_not_in_line' });
  expect(judgeCourse({ ...facts, line: '1', senceCode: '', actionCode: 'RLAB-19-02-08-0071-1' })).toEqual({});
  expect(judgeCourse({ ...facts, line: '6', actionCode: '12' })).toEqual({ line: 'line_not_in_manual' });
  expect(judgeCourse({ ...facts, line: '6', actionCode: '12', manual: 'm115' })).toEqual({});
  expect(judgeCourse({ ...facts, senceCode: '-1', actionCode: '-1' })).toEqual({
    senceCode: 'sence_code_invalid',
    actionCode: 'action_code_invalid',
  });
  expect(judgeCourse({ ...facts, senceCode: '-1', actionCode: '-1', environment: 'test' })).toEqual({});
});

test('SEN-01 settings need a RUT with its check digit and a token of the authority’s shape; an empty one stays what it was', () => {
  const right = { providerRut: '76.123.456-0', token: '5fd0b5a1-90c2-4c25-9f5e-3a2b0a1c7d11', hasToken: false };
  expect(judgeSettings({ ...right, providerRut: '76123456-1' }).providerRut).toBe('provider_rut_invalid');
  expect(judgeSettings({ ...right, token: 'segredo' }).token).toBe('sence_token_invalid');
  expect(judgeSettings({ ...right, token: '' }).token).toBe('sence_token_missing');
  expect(judgeSettings({ ...right, token: '', hasToken: true }).token).toBeUndefined();
});

test('SEN-03 a session is open only after the authority said so, until it ends, and never again after it was closed', () => {
  const instant = fc.integer({ min: 0, max: 1_000 }).map((ms) => new Date(ms).toISOString());
  const maybe = fc.option(instant);
  fc.assert(
    fc.property(
      instant,
      maybe,
      fc.nat(500),
      maybe,
      maybe,
      maybe,
      instant,
      (loginUntil, openedAt, lasts, refusedAt, replacedAt, closed, now) => {
        const expiresAt = openedAt === null ? null : new Date(Date.parse(openedAt) + lasts).toISOString();
        const closedAt = openedAt === null ? null : closed;
        const state = stateOf({ loginUntil, openedAt, expiresAt, refusedAt, replacedAt, closedAt }, now);
        expect(sessionStates).toContain(state);
        if (state === 'open') expect(openedAt !== null && closedAt === null && now < (expiresAt ?? '')).toBe(true);
        if (closedAt !== null) expect(state).toBe('closed');
        if (openedAt === null) expect(['starting', 'silent', 'refused', 'replaced']).toContain(state);
      },
    ),
    { seed: 11 },
  );
});
