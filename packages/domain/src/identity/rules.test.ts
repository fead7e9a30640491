import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressParts,
  documentKindOf,
  isEmail,
  judgeAddress,
  judgeBirthday,
  judgeEmail,
  judgePassword,
  maskDocument,
  normaliseDocument,
  strengthOf,
} from './index.ts';
import { isDocumentValid, judgeDocument } from './registration/index.ts';
import { judgePhone } from './phones/index.ts';

const judged = (country: string, typed: string, more: { isMandatory?: boolean; isStrict?: boolean } = {}) => {
  const verdict = judgeDocument({ typed, country, isMandatory: true, isStrict: false, ...more });
  return verdict.ok ? verdict.document : verdict.refusal;
};

test.each([
  ['447.712.782-02', '44771278202'],
  ['44771278202', '44771278202'],
  ['447.712.782-03', 'document_invalid'],
  ['447.712.782-12', 'document_invalid'],
  ['4477127820', 'document_invalid'],
  ['447712782022', 'document_invalid'],
  ['', 'cpf_required'],
  [' . - ', 'cpf_required'],
])('VAL-01 VAL-03 of the CPF %j comes %s', (typed, outcome) => expect(judged('BR', typed)).toBe(outcome));

test('VAL-01 no CPF of one digit alone is taken', () => {
  for (let digit = 0; digit <= 9; digit += 1) expect(judged('BR', String(digit).repeat(11))).toBe('document_invalid');
});

test('VAL-01 of the hundred endings of nine digits exactly one is a CPF', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
      fc.pre(!/^(\d)\1*$/.test(nine));
      const endings = Array.from({ length: 100 }, (_, ending) => nine + String(ending).padStart(2, '0'));
      expect(endings.filter((document) => isDocumentValid({ kind: 'cpf', document }))).toHaveLength(1);
    }),
  );
});

test('VAL-01 the mask of a CPF adds marks and loses no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
      const masked = maskDocument({ typed: digits, country: 'BR' });
      expect(normaliseDocument(masked)).toBe(digits);
      if (digits.length === 11) expect(masked).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
      expect(maskDocument({ typed: masked, country: 'BR' })).toBe(masked);
    }),
  );
});

test.each(['AR', 'UY'])('VAL-02 in %s a document is eight digits, no more, no fewer, no letters', (country) => {
  fc.assert(fc.property(fc.stringMatching(/^[0-9A-Z]{1,12}$/), (typed) => (judged(country, typed) === typed) === /^\d{8}$/.test(typed)));
  expect(judged(country, '12.345.678')).toBe('12345678');
  expect(judged(country, '')).toBe('document_required');
});

test.each(['CL', 'CO', 'MX', 'PE', 'CA'])('VAL-02 in %s the mask is free', (country) => {
  expect(judged(country, 'abc-123 456')).toBe('ABC123456');
  expect(judged(country, 'ab')).toBe('document_invalid');
  expect(judged(country, '', { isMandatory: false })).toBe('');
});

test.each([
  ['CL', '12.345.678-5', '12.345.678-6'],
  ['CO', '213.123.432-1', '213.123.432-2'],
  ['MX', 'BOXW310820HNERXN09', 'BOXW310820HNERXN08'],
  ['PE', '20512333797', '20512333798'],
  ['PE', '12345678', '1234567'],
  ['CA', '123-456-782', '123-456-783'],
  ['UY', '1.111.111-1', '1.111.111-2'],
  ['AR', '12345678', '123456789'],
])('VAL-02 where real rules are switched on, %s takes %s and refuses %s', (country, right, wrong) => {
  expect(judged(country, right, { isStrict: true })).toBe(normaliseDocument(right));
  expect(judged(country, wrong, { isStrict: true })).toBe('document_invalid');
});

test('VAL-04 what strict rules take the free mask takes too', () => {
  const country = fc.constantFrom('BR', 'AR', 'UY', 'CL', 'CO', 'MX', 'PE', 'CA', 'PA');
  fc.assert(
    fc.property(country, fc.stringMatching(/^[0-9A-Z]{0,18}$/), (where, document) => {
      const kind = documentKindOf(where);
      return !isDocumentValid({ kind, document, country: where, isStrict: true }) || isDocumentValid({ kind, document, country: where });
    }),
  );
});

const part = fc.constantFrom('', ' ', 'Rua das Flores', '🏠'.repeat(256), '🏠'.repeat(257));
const address = fc.record({
  zipCode: part,
  street: part,
  streetNumber: part,
  complement: part,
  neighborhood: part,
  city: part,
  state: part,
});

test('VAL-05 VAL-06 of an address each part but the complement is required, and none longer than 256 signs', () => {
  fc.assert(
    fc.property(address, (written) => {
      const faults = judgeAddress(written, { isMandatory: true });
      for (const name of addressParts) {
        const isMissing = written[name].trim() === '' && name !== 'complement';
        expect(faults[name]).toBe(isMissing ? 'required' : Array.from(written[name]).length > 256 ? 'too_long' : undefined);
      }
    }),
  );
});

test('VAL-05 no address at all is right where none is asked for', () => {
  const nothing = { zipCode: '', street: '', streetNumber: '', complement: '', neighborhood: '', city: '', state: '' };
  expect(judgeAddress(nothing, { isMandatory: false })).toEqual({});
  expect(Object.keys(judgeAddress({ ...nothing, city: 'Recife' }, { isMandatory: false }))).toHaveLength(5);
});

test.each([
  ['1990', '5', '1', '1990-05-01'],
  ['2026', '11', '20', '2026-11-20'],
  ['2026', '11', '21', 'not_in_past'],
  ['2030', '01', '01', 'not_in_past'],
  ['1990', '', '1', 'invalid'],
  ['', '05', '', 'invalid'],
  ['1990', '02', '30', 'invalid'],
  ['2024', '02', '29', '2024-02-29'],
  ['1899', '12', '31', 'invalid'],
  ['90', '05', '01', 'invalid'],
  ['', '', '', 'required'],
])('VAL-07 the birthday %s-%s-%s: %s', (year, month, day, outcome) => {
  const verdict = judgeBirthday({ year, month, day }, { today: '2026-11-21', isMandatory: true });
  expect(verdict.ok ? verdict.birthday : verdict.refusal).toBe(outcome);
});

test('VAL-08 the strength that is shown is the strongest level that takes the password', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (password) => {
      const strength = strengthOf(password);
      const taken = (['weak', 'medium', 'strong'] as const).filter((level) => {
        const verdict = judgePassword(password, { level, names: [] });
        return verdict.ok || verdict.refusal !== 'password_too_weak';
      });
      expect(taken.at(-1)).toBe(strength);
    }),
  );
  expect(['kx8w2', 'kx8w2p', 'Kx8w2pQz', 'Kx8w2pQ!'].map(strengthOf)).toEqual([undefined, 'weak', 'medium', 'strong']);
});

test.each([
  ['ana@exemplo.com.br', 'ANA@exemplo.com.br', undefined],
  ['', '', 'required'],
  ['ana', 'ana', 'invalid_email'],
  ['ana@exemplo', 'ana@exemplo', 'invalid_email'],
  ['ana..b@exemplo.com', 'ana..b@exemplo.com', 'invalid_email'],
  ['ana@exemplo.com', '', 'emails_differ'],
  ['ana@exemplo.com', 'anna@exemplo.com', 'emails_differ'],
])('VAL-10 the e-mail %j repeated as %j: %s', (email, confirmation, refusal) => {
  const verdict = judgeEmail({ email, confirmation });
  expect(verdict.ok ? undefined : verdict.refusal).toBe(refusal);
});

test('VAL-10 an address that is taken has one at sign, a name before it and a dotted host behind it', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => !isEmail(email) || /^[^@\s]+@[^@\s]+\.[A-Za-z]{2,}$/.test(email)));
  fc.assert(fc.property(fc.string(), (text) => !isEmail(text) || text.split('@').length === 2));
});

test.each([
  ['BR', '(81) 98888-7777', '+5581988887777'],
  ['BR', '+54 9 11 2345-6789', '+5491123456789'],
  ['AR', '011 15-2345-6789', '+5491123456789'],
  ['CL', '9 6123 4567', '+56961234567'],
  ['CO', '321 1234567', '+573211234567'],
  ['MX', '222 123 4567', '+522221234567'],
  ['PE', '912 345 678', '+51912345678'],
  ['UY', '094 231 234', '+59894231234'],
  ['CA', '(506) 234-5678', '+15062345678'],
  ['BR', '81 1234', 'phone_invalid'],
  ['BR', '(20) 98888-7777', 'phone_invalid'],
  ['BR', 'telefone (81) 98888-7777', 'phone_invalid'],
  ['XX', '98888-7777', 'phone_invalid'],
])('VAL-11 a phone of %s written %s is %s', (country, typed, outcome) => {
  const verdict = judgePhone({ typed, country });
  expect(verdict.ok ? verdict.phone : verdict.refusal).toBe(outcome);
});
