import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { aPerson, type BuiltPerson } from './testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zuleica Admin' });

test('ADM-02 people are listed by name without regard to accents, page by page, each once', async ({ house }) => {
  const admin = await anAdmin(house);
  const names = ['Álvaro Dias', 'Ana Melo', 'Ângela Reis', 'Beto Sá', 'ana melo'];
  for (const fullName of names) await aPerson(house.platform, { tenantId: admin.tenantId, fullName });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await house.call(as(admin), wire.listPeople, { query: { limit: 2, ...(after ? { after } : {}) } });
    seen.push(...body.items.map(({ fullName }) => fullName.toLowerCase()));
    after = body.next ?? undefined;
  } while (after);
  expect(seen).toEqual(['álvaro dias', 'ana melo', 'ana melo', 'ângela reis', 'beto sá', 'zuleica admin']);
  expect((await house.call(as(admin), wire.listPeople, { query: { after: 'nonsense' } })).body.fields).toEqual({ after: 'invalid' });
});

test('ADM-02 people are found by name, user name, e-mail and document, and filtered by role and status', async ({ house }) => {
  const admin = await anAdmin(house);
  const person = await aPerson(house.platform, {
    tenantId: admin.tenantId,
    fullName: 'Conceição Araújo',
    userName: 'conce_1',
    email: 'cc@loja.test',
    documentKind: 'cpf',
    document: '52998224725',
    roles: ['instructor'],
    status: 'blocked',
  });
  const found = async (query: Record<string, string>) =>
    (await house.call(as(admin), wire.listPeople, { query })).body.items.map(({ id }) => id);
  for (const search of ['araujo conceicao', 'CONCE_', 'cc@loja', '529.982.247-25'])
    expect(await found({ search })).toEqual([person.memberId]);
  expect(await found({ search: 'conce%1' })).toEqual([]);
  expect(await found({ role: 'instructor' })).toEqual([person.memberId]);
  expect(await found({ status: 'blocked' })).toEqual([person.memberId]);
  expect(await found({ status: 'blocked', role: 'learner' })).toEqual([]);
});

test('ADM-02 the export is the same list as CSV in the person’s language, and no cell is run as a formula', async ({ house }) => {
  const admin = await anAdmin(house);
  await aPerson(house.platform, { tenantId: admin.tenantId, fullName: '=1+1;"x"', city: '@here', programRole: 'cashier' });
  await aPerson(house.platform, { tenantId: (await aClient(house.platform, { siteId: admin.siteId })).tenantId, fullName: 'Stranger' });
  const answered = await house.call(as(admin), wire.exportPeople, { query: {} });
  expect(answered.headers['content-type']).toContain('text/csv');
  const [head, ...lines] = String(answered.body).split('\r\n');
  expect(head).toBe('\uFEFFNome;Usuário;E-mail;Perfis;Função no programa;Situação;País;Cidade;Grupos;Último acesso (UTC)');
  expect(lines[0]).toMatch(/^"'=1\+1;""x""";.*;Participante;Caixa;Aprovado;BR;'@here;;$/);
  expect(lines[1]).toMatch(/^Zuleica Admin;/);
  expect(lines.slice(2)).toEqual(['']);
});
