import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, ageOn, dayIn } from '../../kernel/index.ts';
import { ageBracketOf, ageBrackets, isOwnName, joinedName, splitName } from '../index.ts';
import { isPostalCode, judgeAddresses, maskPostalCode, statesOf, type OwnAddress } from '../places/index.ts';
import { judgeAbout, judgePhones } from '../registration/index.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1910-01-01', days));

test('CON-03 the bracket holds the age: nobody under 18 has one, and it never goes back as days go by', () => {
  fc.assert(
    fc.property(day, day, fc.nat(4_000), (birthday, today, later) => {
      const bracket = ageBracketOf(birthday, today);
      const age = ageOn(birthday, today);
      if (bracket === null) expect(age).toBeLessThan(18);
      else if (bracket === 'over_60') expect(age).toBeGreaterThan(60);
      else {
        const [from = 0, to = 0] = bracket.split('-').map(Number);
        expect(age >= from && age <= to).toBe(true);
      }
      const after = ageBracketOf(birthday, addDays(today, later));
      expect(placeOf(after)).toBeGreaterThanOrEqual(placeOf(bracket));
    }),
  );
  expect(ageBracketOf(null, '2026-11-22')).toBeNull();
});
const placeOf = (bracket: ReturnType<typeof ageBracketOf>) => (bracket === null ? -1 : ageBrackets.indexOf(bracket));

test.each([
  ['2008-11-23', null],
  ['2008-11-22', '18-24'],
  ['2001-11-23', '18-24'],
  ['2001-11-22', '25-30'],
  ['1966-11-22', '51-60'],
  ['1965-11-23', '51-60'],
  ['1965-11-22', 'over_60'],
  ['2004-02-29', '18-24'],
] as const)('CON-03 somebody born on %s is in %s on 22 November 2026', (birthday, bracket) => {
  expect(ageBracketOf(birthday, '2026-11-22')).toBe(bracket);
});

const zone = fc.constantFrom(
  'America/Sao_Paulo',
  'America/Santiago',
  'America/St_Johns',
  'America/Tijuana',
  'Europe/Lisbon',
  'Pacific/Kiritimati',
  'UTC',
);
/** Around the nights on which clocks go forward and back, and the birthday itself. */
const minute = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-11-01'),
    fc.integer({ min: -2_880, max: 2_880 }),
  )
  .map(([night, minutes]) => new Date(Date.parse(`${night}T03:00:00Z`) + minutes * 60_000).toISOString());

test('CON-03 PRO-02 in every zone, clocks that change included, one is a year older from the midnight that begins the birthday', () => {
  fc.assert(
    fc.property(zone, minute, fc.integer({ min: -3, max: 3 }), (timeZone, now, days) => {
      const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(now));
      expect(dayIn(timeZone, now)).toBe(written);
      const birthday = addDays(written, days).replace('2026', '2001'); // twenty-five on that day
      expect(ageBracketOf(birthday, dayIn(timeZone, now))).toBe(days <= 0 ? '25-30' : '18-24');
    }),
  );
});

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ’-]{1,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));

test('PRO-02 a name that was told in two parts comes back in the same two', () => {
  fc.assert(
    fc.property(words, words, (name, lastName) => {
      const fullName = joinedName({ name, lastName });
      expect(splitName({ fullName, lastName })).toEqual({ name: name.normalize('NFC'), lastName: lastName.normalize('NFC') });
      const other = splitName({ fullName, lastName: 'somebody else' });
      expect(joinedName(other)).toBe(fullName);
    }),
  );
});

test('PRO-03 only the own whole name is one’s own name, however its letters and spaces are typed', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(isOwnName({ typed: `  ${one.toUpperCase().replaceAll(' ', '   ')} `, fullName: one })).toBe(
        one.toUpperCase().toLocaleLowerCase('pt-BR') === one.toLocaleLowerCase('pt-BR'),
      );
      const isSame = one.normalize('NFC').toLocaleLowerCase('pt-BR') === other.normalize('NFC').toLocaleLowerCase('pt-BR');
      expect(isOwnName({ typed: one, fullName: other })).toBe(isSame);
    }),
  );
  expect(isOwnName({ typed: '', fullName: '' })).toBe(false);
});

test.each([
  ['BR', ['50030-230', '50030230'], ['5003-023', 'A0030-230', '']],
  ['AR', ['1425', 'C1425ABC'], ['142', 'I1425ABC', '14250']],
  ['CL', ['8320000', '832-0000'], ['832000']],
  ['CO', ['110111'], ['11011']],
  ['MX', ['06600'], ['6600', 'ABCDE']],
  ['PE', ['15001'], ['150011']],
  ['UY', ['11000'], ['1100']],
  ['CA', ['K1A 0B1', 'k1a0b1', 'K1A-0B1'], ['K1A 0BI', 'D1A 0B1', '1A1 B0B']],
] as const)('PRO-02 postal codes of %s are judged as its people write them', (country, right, wrong) => {
  for (const written of right) expect([written, isPostalCode({ written, country })]).toEqual([written, true]);
  for (const written of wrong) expect([written, isPostalCode({ written, country })]).toEqual([written, false]);
  expect(statesOf(country).length).toBeGreaterThan(10);
  expect(new Set(statesOf(country).map(({ code }) => code)).size).toBe(statesOf(country).length);
});

test('PRO-02 a postal code is masked while it is typed', () => {
  expect(maskPostalCode({ typed: '50030230', country: 'BR' })).toBe('50030-230');
  expect(maskPostalCode({ typed: 'k1a0b1', country: 'CA' })).toBe('K1A 0B1');
  expect(maskPostalCode({ typed: '06600', country: 'MX' })).toBe('06600');
});

const home: OwnAddress = {
  zipCode: '50030-230',
  street: 'Rua da Aurora',
  streetNumber: '100',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  country: 'BR',
  isMain: true,
};
const judge = (addresses: OwnAddress[]) => judgeAddresses(addresses, { countries: ['BR', 'CA'] });

test('PRO-02 of any number of right addresses exactly one must be the main one', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 10 }), (mains) => {
      const isRight = mains.length === 0 || mains.filter(Boolean).length === 1;
      expect(judge(mains.map((isMain) => ({ ...home, isMain })))).toEqual(isRight ? {} : { form: 'one_main_address' });
    }),
  );
  expect(judge(Array.from({ length: 11 }, (_, place) => ({ ...home, isMain: place === 0 })))).toEqual({ form: 'too_many' });
});

test('PRO-02 what is wrong with an address stands at its place and part', () => {
  const wrong = { ...home, isMain: false, zipCode: '123', state: 'ON', street: '', country: 'BR' };
  expect(judge([home, wrong])).toEqual({ '1.zipCode': 'postal_code_invalid', '1.state': 'invalid_choice', '1.street': 'required' });
  expect(judge([{ ...home, country: 'ZZ' }])).toEqual({ '0.country': 'country_unknown' });
});

const about = {
  name: 'Joana',
  lastName: 'Prado',
  nickname: '',
  document: '',
  birthday: '',
  gender: 'not_told',
  maritalStatus: '',
  children: null,
  profession: '',
  hasSpecialNeeds: false,
  specialNeeds: '',
};
const around = { country: 'BR', today: '2026-11-22', isDocumentStrict: true, isDocumentMandatory: false };

test.each([
  ['BR', '447.712.782-02', '447.712.782-03'],
  ['AR', '30.111.222', '30.111.22'],
  ['UY', '1.234.567-2', '1.234.567-3'],
  ['CL', '12.531.909-2', '12.531.909-3'],
  ['CO', '800.197.268-4', '800.197.268-5'],
  ['MX', 'BOXW310820HNERXN09', 'BOXW310820HNERXN08'],
  ['PE', '46027897', '4602789'],
  ['CA', '123-456-782', '123-456-789'],
] as const)('PRO-02 a document of %s is taken when it can exist, and refused at its field when it cannot', (country, right, wrong) => {
  expect(judgeAbout({ ...around, country, about: { ...about, document: right } })).toEqual({});
  expect(judgeAbout({ ...around, country, about: { ...about, document: wrong } })).toEqual({ document: 'document_invalid' });
});

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ birthday: '2026-11-22' }, { birthday: 'not_in_past' }],
  [{ birthday: '2021-02-29' }, { birthday: 'invalid' }],
  [{ gender: 'robot' }, { gender: 'invalid_choice' }],
  [{ children: 1.5 }, { children: 'invalid' }],
  [{ children: -1 }, { children: 'invalid' }],
  [{ children: 31 }, { children: 'invalid' }],
  [{ children: 0 }, {}],
  [{ children: 30 }, {}],
  [{ maritalStatus: 'robot' }, { maritalStatus: 'invalid_choice' }],
  [{ name: 'Jo\u202Eana' }, { name: 'invalid' }],
  [{ name: 'J'.repeat(114) }, {}],
  [{ name: 'J'.repeat(115) }, { name: 'text_too_long' }],
  [{ hasSpecialNeeds: true, specialNeeds: ' ' }, { specialNeeds: 'required' }],
  [{ hasSpecialNeeds: true, specialNeeds: 'Libras' }, {}],
  [{ hasSpecialNeeds: true }, { specialNeeds: 'required' }],
  [{ profession: 'é'.repeat(257) }, { profession: 'too_long' }],
] as const)('PRO-02 %j is told as %j', (more, faults) => {
  expect(judgeAbout({ ...around, about: { ...about, ...more } })).toEqual(faults);
});

test('PRO-02 phones are kept as the world writes them, and each wrong one is told', () => {
  const phones = { cell: '(81) 98888-7777', commercial: '', residential: '123', whatsapp: '+1 613 555 0100', communication: 'abc' };
  expect(judgePhones({ phones, country: 'BR' })).toMatchObject({
    ok: false,
    faults: { residential: 'phone_invalid', communication: 'phone_invalid' },
  });
  expect(judgePhones({ phones: { ...phones, residential: '', whatsapp: '', communication: '' }, country: 'BR' })).toMatchObject({
    ok: true,
    phones: { cell: '+5581988887777', commercial: '' },
  });
});
