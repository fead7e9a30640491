import * as wire from '@vitrine/contract/transfer';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';

test('TRF-01 the partner is written down with its key, which nobody reads again; an address inside the network is refused at its field', async ({
  house,
}) => {
  const keeper = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { version, partner } = (await house.call(keeper, wire.getPartner, {})).body;
  const save = (change: object, at = version) =>
    house.call(keeper, wire.savePartner, {
      body: { version: at, partner: { ...partner, name: 'Clube', apiUrl: 'https://api.clube.example', ...change } },
    });
  expect((await save({})).body.fields).toEqual({ 'partner.key': 'partner_key_missing' });
  for (const apiUrl of ['http://clube.example', 'https://10.0.0.1/x', 'https://[::1]', 'https://localhost', 'https://user@clube.example'])
    expect((await save({ key: 'k', apiUrl })).body.fields, apiUrl).toEqual({ 'partner.apiUrl': 'partner_address_unsafe' });
  expect((await save({ key: 'k', roles: [] })).body.fields).toEqual({ 'partner.roles': 'partner_roles_missing' });
  const both = await Promise.all([save({ key: 'segredo' }), save({ key: 'segredo' })]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const kept = await save({ name: 'Clube Mais' }, 1);
  expect(kept.body).toMatchObject({ version: 2, hasKey: true, partner: { name: 'Clube Mais', key: '' } });
  expect(JSON.stringify(kept.body)).not.toContain('segredo');
});
