import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordLevels } from '../tenancy/index.ts';
import {
  judgeLogIn,
  judgePassword,
  judgePersonChanges,
  judgeRefresh,
  mayGrant,
  normaliseDocument,
  permissionsOf,
  personStatuses,
  roles,
  sessionDays,
} from './index.ts';
import { isDocumentValid } from './registration/index.ts';

const status = fc.constantFrom(...personStatuses);
const logIn = fc.record({
  isFound: fc.boolean(),
  isPasswordRight: fc.boolean(),
  status,
  hasClient: fc.boolean(),
  isClosed: fc.boolean(),
  isStaff: fc.boolean(),
});
const held = fc.subarray([...roles], { minLength: 1 });

test('LOG-01 without the right password nothing about an account changes the answer', () => {
  fc.assert(
    fc.property(logIn, logIn, (one, other) => {
      const wrong = (facts: typeof one) => judgeLogIn({ ...facts, isPasswordRight: false });
      expect(wrong(one)).toEqual(wrong(other));
    }),
  );
});

test('LOG-13 LOG-03 only an approved person with a client is let in, and under maintenance only staff', () => {
  fc.assert(
    fc.property(logIn, (facts) => {
      const isOpen = !facts.isClosed || facts.isStaff;
      expect(judgeLogIn(facts).ok).toBe(facts.isFound && facts.isPasswordRight && facts.status === 'approved' && facts.hasClient && isOpen);
    }),
  );
});

const begin = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(begin + seconds * 1_000).toISOString();
const refresh = fc.record({
  now: fc.integer({ min: 0, max: 5_000_000 }).map(at),
  expiresAt: fc.integer({ min: 0, max: 5_000_000 }).map(at),
  beganAt: fc.integer({ min: -20_000_000, max: 0 }).map(at),
  usedAt: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map(at)),
  revokedAt: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map(at)),
  status,
});

test('SES-05 a refresh token is turned into the next one only once, alive, and by an approved person', () => {
  fc.assert(
    fc.property(refresh, (facts) => {
      if (judgeRefresh(facts) !== 'rotate') return;
      expect([facts.usedAt, facts.revokedAt, facts.status]).toEqual([null, null, 'approved']);
      expect(facts.expiresAt > facts.now).toBe(true);
      expect(Date.parse(facts.now) - Date.parse(facts.beganAt)).toBeLessThan(sessionDays * 86_400_000);
    }),
  );
});

test('SES-06 a used token is repeated for twenty seconds and revokes from then on', () => {
  const used = { beganAt: at(0), usedAt: at(0), expiresAt: at(9_999), revokedAt: null, status: 'approved' } as const;
  expect([0, 20, 21].map((seconds) => judgeRefresh({ ...used, now: at(seconds) }))).toEqual(['repeat', 'repeat', 'revoke']);
});

test('SES-06 a family that ended never comes back, whatever its token says', () => {
  fc.assert(fc.property(refresh, (facts) => judgeRefresh({ ...facts, revokedAt: at(0) }) === 'expired'));
});

test('LOG-01 a document is one document however it is typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z]{3,20}$/), fc.array(fc.constantFrom('.', '-', '/', ' ')), (document, marks) => {
      const typed = document
        .split('')
        .map((sign, place) => sign + (marks[place] ?? ''))
        .join('');
      expect(normaliseDocument(typed)).toBe(normaliseDocument(document));
      expect(normaliseDocument(normaliseDocument(typed))).toBe(normaliseDocument(typed));
    }),
  );
});

test('ADM-02 a CPF with another check digit is none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('44771278202', '72576386326', '52998224725'),
      fc.constantFrom(9, 10),
      fc.integer({ min: 1, max: 9 }),
      (right, place, step) => {
        const wrong = right
          .split('')
          .map((digit, index) => (index === place ? (Number(digit) + step) % 10 : digit))
          .join('');
        expect(isDocumentValid({ kind: 'cpf', document: right })).toBe(true);
        expect(isDocumentValid({ kind: 'cpf', document: wrong })).toBe(false);
      },
    ),
  );
  expect(isDocumentValid({ kind: 'cpf', document: '11111111111' })).toBe(false);
  expect(isDocumentValid({ kind: 'rut', document: '123456785' })).toBe(true);
});

test('ADM-02 a password that a stronger level takes, a weaker one takes too', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (password) => {
      const taken = passwordLevels.map((level) => judgePassword(password, { level, names: [] }).ok);
      expect(taken.toSorted((one, other) => Number(other) - Number(one))).toEqual(taken);
    }),
  );
});

test.each([
  ['Abc12', 'weak', 'password_too_weak'],
  ['kx8w2p', 'weak', undefined],
  ['Kx8w2pQz', 'medium', undefined],
  ['kx8w2pqz', 'medium', 'password_too_weak'],
  ['Kx8w2pQz', 'strong', 'password_too_weak'],
  ['Kx8w2pQ!', 'strong', undefined],
  ['123456', 'weak', 'password_too_common'],
  ['Password1', 'medium', 'password_too_common'],
  ['P@ssw0rd1!', 'strong', 'password_too_common'],
  ['Senha@2026', 'strong', 'password_too_common'],
  ['Camila.Rocha1', 'medium', 'password_too_common'],
] as const)('ADM-02 password %s at level %s: %s', (password, level, refusal) => {
  const verdict = judgePassword(password, { level, names: ['camila.rocha'] });
  expect(verdict.ok ? undefined : verdict.refusal).toBe(refusal);
});

test('CLI-06 nobody changes somebody above themselves, or the log-in of a person of another client', () => {
  const facts = fc.record({
    isYourself: fc.boolean(),
    yourRoles: held,
    theirRoles: held,
    isShared: fc.boolean(),
    status,
    mayWrite: fc.boolean(),
    hasSecondStep: fc.boolean(),
    hasPassword: fc.boolean(),
    hasEmail: fc.boolean(),
    isErased: fc.boolean(),
    mayVisit: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (f) => {
      const can = judgePersonChanges(f);
      const { visit, ...changes } = can;
      if (f.isErased || !f.mayWrite || !mayGrant(f.yourRoles, f.theirRoles)) expect(Object.values(changes)).not.toContain(true);
      if (f.isShared && !f.yourRoles.includes('superuser'))
        expect([can.savePerson, can.block, can.approve, can.setPassword, can.sendLink, can.resetSecondStep]).not.toContain(true);
      if (f.isYourself) expect([can.block, can.approve]).toEqual([false, false]);
      const isClosed = f.isErased || f.isYourself || !f.mayVisit || f.status !== 'approved';
      expect(visit).toBe(!isClosed && mayGrant(f.yourRoles, f.theirRoles));
      expect(can.resetSecondStep).toBe(can.savePerson && !f.isYourself && f.hasSecondStep);
      expect(can.sendLink).toBe(can.setPassword && f.status !== 'blocked' && f.hasEmail);
      expect(can.makeAccessCode).toBe(can.savePerson && !f.isYourself && !f.hasPassword && f.status === 'approved');
    }),
  );
});

test('CLI-06 one more role never takes a permission away', () => {
  fc.assert(
    fc.property(held, fc.constantFrom(...roles), (some, one) => {
      expect(permissionsOf([...some, one])).toEqual(expect.arrayContaining(permissionsOf(some)));
    }),
  );
});
