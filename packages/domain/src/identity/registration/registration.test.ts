import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationFields, type AskedField } from '../../tenancy/index.ts';
import { answersOf, emptyAnswers, freeAnswers, judgeAnswers, judgeRegistration, lackingFields, type RegistrationAnswers } from './index.ts';

const complete: RegistrationAnswers = {
  fullName: 'Joana Prado',
  lastName: 'Prado',
  nickname: 'Jô',
  userName: 'joana.prado',
  email: 'joana@exemplo.com.br',
  document: '447.712.782-02',
  phone: '(81) 98888-7777',
  birthday: '1990-05-01',
  gender: 'female',
  maritalStatus: 'single',
  profession: 'Consultora',
  country: 'BR',
  zipCode: '50030-230',
  street: 'Rua da Aurora',
  streetNumber: '100',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  programRole: 'salesperson',
  children: '2',
  company: 'Ponto Forte',
  brand: 'Lumina',
  branch: 'Filial 7',
  retailer: 'Horizonte',
  storeNickname: 'Loja do Centro',
  gminNumber: 'G-77',
  cadvCode: 'C-19',
  specialNeeds: 'Leitor de tela',
  mailConsent: 'yes',
};
const around = { today: '2026-11-21', countries: ['BR', 'AR'], homeCountry: 'BR', isDocumentStrict: false };
const secret = { password: 'Kx8w2pQz', passwordLevel: 'medium', emailConfirmation: complete.email, acceptsTerms: true } as const;
const all: AskedField[] = registrationFields.map((field) => ({ field, is_mandatory: true }));

test('LOG-10 VAL-09 a complete registration is right whatever is asked for', () => {
  fc.assert(
    fc.property(fc.subarray(all), (asked) => {
      expect(judgeRegistration({ ...around, ...secret, asked, answers: complete })).toEqual({});
    }),
  );
});

test('VAL-09 each mandatory field that is empty is told at itself, each that may be empty is not', () => {
  fc.assert(
    fc.property(fc.subarray([...registrationFields]), fc.boolean(), (fields, is_mandatory) => {
      const asked = fields.map((field) => ({ field, is_mandatory }));
      const told = Object.keys(judgeAnswers({ ...around, asked, answers: emptyAnswers }));
      const expected = is_mandatory ? fields.flatMap(answersOf).filter((name) => !freeAnswers.includes(name)) : [];
      expect(new Set(told)).toEqual(new Set(expected));
    }),
  );
});

test('LOG-11 a person lacks just the mandatory fields that a registration would refuse as missing', () => {
  fc.assert(
    fc.property(fc.subarray([...registrationFields]), fc.subarray(registrationFields.flatMap(answersOf)), (fields, emptied) => {
      const asked = fields.map((field) => ({ field, is_mandatory: true }));
      const answers = { ...complete, ...Object.fromEntries(emptied.map((name) => [name, ''])) };
      const told = Object.keys(judgeAnswers({ ...around, asked, answers }));
      const lacking = lackingFields(asked, answers).map(({ field }) => field);
      expect(new Set(lacking)).toEqual(new Set(fields.filter((field) => answersOf(field).some((name) => told.includes(name)))));
    }),
  );
});

test.each([
  [{ document: '447.712.782-03' }, { document: 'document_invalid' }],
  [{ document: '' }, { document: 'cpf_required' }],
  [{ country: 'AR', document: '', phone: '011 15-2345-6789' }, { document: 'document_required' }],
  [{ country: 'ZZ', phone: '+5581988887777' }, { country: 'country_unknown' }],
  [{ birthday: '2026-11-21' }, { birthday: 'not_in_past' }],
  [{ birthday: '1990-05-' }, { birthday: 'invalid' }],
  [{ phone: '123' }, { phone: 'phone_invalid' }],
  [{ nickname: 'é'.repeat(257) }, { nickname: 'too_long' }],
  [{ gender: 'robot' }, { gender: 'invalid_choice' }],
  [{ programRole: 'superuser' }, { programRole: 'invalid_choice' }],
  [{ userName: 'joana prado' }, { userName: 'invalid' }],
  [{ zipCode: '' }, { zipCode: 'required' }],
] as const)('VAL-14 %j is told as %j', (more, faults) => {
  const answers = { ...complete, ...more };
  expect(judgeRegistration({ ...around, ...secret, asked: all, answers })).toEqual(faults);
});

test.each([
  [{ emailConfirmation: 'other@exemplo.com.br' }, { emailConfirmation: 'emails_differ' }],
  [{ password: '' }, { password: 'required' }],
  [{ password: 'kx8w2pqz' }, { password: 'password_too_weak' }],
  [{ password: 'Joana.Prado1' }, { password: 'password_too_common' }],
  [{ acceptsTerms: false }, { acceptsTerms: 'terms_required' }],
] as const)('VAL-08 VAL-10 %j is told as %j', (more, faults) => {
  expect(judgeRegistration({ ...around, ...secret, ...more, asked: all, answers: complete })).toEqual(faults);
});
