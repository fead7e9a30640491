import * as wire from '@vitrine/contract/identity';
import { describe, expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anImport, steered } from './import/testing.ts';
import { anOpenSite, mandatory, sendRegistration, someAnswers } from '../identity/registration/testing.ts';
import { aPerson } from '../identity/testing.ts';

const cpf = '529.982.247-25';
/** A site where whoever registers chooses a user name, and may tell their document. */
const openSite = (house: House) =>
  anOpenSite(house, {
    registration_fields: {
      register: [...mandatory('fullName', 'email', 'userName'), { field: 'document', is_mandatory: false }],
      seven_trade: [],
      pop_trade: [],
    },
  });

describe('a user name and a document are one name at log-in', () => {
  test('LOG-01 LOG-10 nobody registers under the CPF of somebody who is still to come; its owner may', async ({ house }) => {
    const { host } = await openSite(house);
    const ask = (userName: string, document: string) =>
      sendRegistration(house, host, { answers: someAnswers({ userName, document }) }).then(({ status, body }) => [status, body.fields]);
    for (const userName of ['52998224725', '529.982.247-25', '５２９９８２２４７２５'])
      expect(await ask(userName, '')).toEqual([422, { 'answers.userName': 'user_name_taken' }]);
    expect(await ask('52998224725', '447.712.782-02')).toEqual([422, { 'answers.userName': 'user_name_taken' }]);
    expect(await ask('52998224725', cpf)).toEqual([200, undefined]);
  });

  test('LOG-01 VAL-03 a document that is another’s user name is refused, also of somebody who waits; and a user name that is another’s document', async ({
    house,
  }) => {
    const { host, admin, tenantId } = await openSite(house);
    await aPerson(house.platform, { tenantId, userName: 'abc-123', status: 'awaiting_approval' });
    await aPerson(house.platform, { tenantId, document: 'XYZ789', documentKind: 'other', status: 'awaiting_approval' });
    const form: wire.PersonForm = {
      fullName: 'Nova Pessoa',
      userName: 'nova.pessoa',
      email: 'nova.pessoa@exemplo.test',
      documentKind: 'other',
      document: '',
      phone: '',
      birthday: null,
      gender: 'not_told',
      country: 'BR',
      city: '',
      languageId: 1,
      roles: ['learner'],
      programRole: null,
      groupIds: [],
    };
    const create = (more: Partial<wire.PersonForm>) =>
      house.call(admin, wire.createPerson, { body: { ...form, ...more, password: 'Senha-2026-x' } }).then(({ body }) => body.fields);
    expect(await create({ document: 'ABC 123' })).toEqual({ document: 'document_taken' });
    expect(await create({ userName: 'x.y.z-789' })).toEqual({ userName: 'user_name_taken' });

    const waiting = await aPerson(house.platform, { tenantId, userName: '447.712.782-02', status: 'awaiting_approval' });
    expect(waiting.userName).toBe('447.712.782-02');
    const registered = await sendRegistration(house, host, { answers: someAnswers({ userName: 'joana.p' }) });
    expect(registered.body.fields).toEqual({ 'answers.document': 'cpf_taken' });

    const content = 'Usuário;Nome completo;E-mail;CPF\nlinha.um;Linha Um;linha.um@exemplo.test;447.712.782-02\n';
    const importId = await anImport(house, admin, { content });
    await steered(house, admin, importId, 'dryRun');
    const lines = await house.db
      .read()
      .selectFrom('people.people_import_line')
      .select(['verdict', 'refusal', 'field'])
      .where('tenant_id', '=', tenantId)
      .where('import_id', '=', importId)
      .execute();
    expect(lines).toEqual([{ verdict: 'bad', refusal: 'document_taken', field: 'document' }]);
  });
});

test('LOG-01 LOG-10 a user name that only looks like another one is refused, or is that one; a name that hides signs is refused', async ({
  house,
}) => {
  const { host, tenantId } = await openSite(house);
  await aPerson(house.platform, { tenantId, userName: 'marina' });
  const ask = (more: { userName?: string; fullName?: string }) =>
    sendRegistration(house, host, { answers: someAnswers({ userName: 'someone.else', document: '', ...more }) }).then(
      ({ body }) => body.fields,
    );
  for (const userName of ['ｍａｒｉｎａ', 'Ⓜarina', 'MARINA', ' marina '])
    expect([userName, await ask({ userName })]).toEqual([userName, { 'answers.userName': 'user_name_taken' }]);
  for (const userName of ['mаrina', '\u202Eaniram', 'mari\u200Bna', 'marina\u0000', 'μarina'])
    expect([userName, await ask({ userName })]).toEqual([userName, { 'answers.userName': 'invalid' }]);
  for (const fullName of ['Marina \u202Eadanirusnoc', 'Mar\u200Bina', 'Marina\u0007'])
    expect([fullName, await ask({ fullName })]).toEqual([fullName, { 'answers.fullName': 'invalid' }]);
});
