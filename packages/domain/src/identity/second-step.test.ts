import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStepOpen, mayGiveUp, mustSetUp, recoveryCodeOf, recoveryCodeSigns, stepAt, typedCode } from './second-step.ts';

const bytes = fc.uint8Array({ minLength: recoveryCodeSigns, maxLength: recoveryCodeSigns });

test('LOG-01 a code of an app is taken within its window, once, and none before it afterwards', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), { maxLength: 40 }), (tries) => {
      const taken: number[] = [];
      let lastStep = -1;
      for (const [nowStep, step] of tries) {
        if (!isStepOpen({ step, nowStep, lastStep })) continue;
        expect(Math.abs(step - nowStep)).toBeLessThanOrEqual(1);
        taken.push(step);
        lastStep = step;
      }
      expect(taken).toEqual([...new Set(taken)].toSorted((one, other) => one - other));
    }),
  );
  expect(isStepOpen({ step: 7, nowStep: 7, lastStep: 6 })).toBe(true);
  expect(isStepOpen({ step: 7, nowStep: 7, lastStep: 7 })).toBe(false);
  expect(isStepOpen({ step: 9, nowStep: 7, lastStep: 0 })).toBe(false);
});

test('LOG-01 a time step lasts thirty seconds', () => {
  expect(stepAt('1970-01-01T00:00:59.999Z')).toBe(1);
  expect(stepAt('1970-01-01T00:01:00.000Z')).toBe(2);
});

test('LOG-01 a recovery code is read as it was shown, however it is typed', () => {
  fc.assert(
    fc.property(bytes, fc.boolean(), fc.boolean(), (chance, isSmall, isOpen) => {
      const shown = recoveryCodeOf(chance);
      expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      const typed = isOpen ? shown.replaceAll('-', ' ') : shown;
      expect(typedCode(isSmall ? typed.toLowerCase() : typed)).toEqual({ kind: 'recovery', code: shown.replaceAll('-', '') });
    }),
  );
  expect(typedCode('OIL1-0000-0000')).toEqual({ kind: 'recovery', code: '011100000000' });
});

test('LOG-01 six digits are of an app, and what is neither is nothing', () => {
  expect(typedCode(' 123 456 ')).toEqual({ kind: 'authenticator', code: '123456' });
  for (const text of ['', '12345', '1234567', 'ABCD-EFGH', '١٢٣٤٥٦', 'ABCD-EFGH-JKM!', 'UUUU-UUUU-UUUU'])
    expect(typedCode(text)).toBeNull();
});

test('LOG-01 only staff of a site that asks has to, and never gives the last one up', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.nat(3), (isAskedOfStaff, isStaff, othersLeft) => {
      const has = mustSetUp({ isAskedOfStaff, isStaff, hasSecondStep: othersLeft > 0 });
      expect(mayGiveUp({ isAskedOfStaff, isStaff, othersLeft })).toBe(!has);
      if (!isAskedOfStaff || !isStaff) expect(has).toBe(false);
    }),
  );
  expect(mustSetUp({ isAskedOfStaff: true, isStaff: true, hasSecondStep: false })).toBe(true);
});
