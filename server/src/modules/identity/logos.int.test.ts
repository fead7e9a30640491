import { getMe } from '@vitrine/contract/identity';
import * as wire from '@vitrine/contract/tenancy';
import type { ClientSettings } from '@vitrine/contract/tenancy';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aStoredLogo } from '../tenancy/testing.ts';
import { aPerson, type BuiltPerson } from './testing.ts';

/** A mark in one colour on nothing. */
async function aLogo(house: House, person: BuiltPerson, colour: string): Promise<string> {
  const mark = await sharp({ create: { width: 20, height: 20, channels: 4, background: colour } })
    .png()
    .toBuffer();
  const content = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#00000000' } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
  return aStoredLogo(house.platform, person, content);
}

test('CLI-02 ADM-03 a logo has to stand off from the ground that it is for; the one for dark ground goes to members beside the other', async ({
  house,
}) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const [white, black] = [await aLogo(house, admin, '#ffffff'), await aLogo(house, admin, '#111111')];
  const params = { clientId: admin.tenantId };
  const save = async (more: Partial<ClientSettings>) => {
    const { version, client } = (await house.call(admin, wire.getClient, { params })).body;
    return house.call(admin, wire.saveClient, { params, body: { version, client: { ...client, ...more } } });
  };
  expect((await save({ wideLogoFileId: white })).body).toMatchObject({
    refusal: 'logo_too_faint',
    fields: { 'client.wideLogoFileId': 'logo_too_faint' },
  });
  expect((await save({ darkLogoFileId: black })).body).toMatchObject({ fields: { 'client.darkLogoFileId': 'logo_too_faint' } });
  expect((await house.call(admin, wire.getClient, { params })).body.client).toMatchObject({ wideLogoFileId: null, darkLogoFileId: null });

  expect((await save({ wideLogoFileId: black, darkLogoFileId: white })).status).toBe(200);
  const { client } = (await house.call(admin, getMe, {})).body;
  expect([client.wideLogo, client.darkLogo]).toEqual([expect.stringContaining(black), expect.stringContaining(white)]);
  const { files } = (await house.call(admin, wire.getClient, { params })).body;
  expect(files.map(({ id }) => id).toSorted()).toEqual([white, black].toSorted());
  expect((await save({ name: 'Outra' })).status).toBe(200); // what stands there already is not judged again
});
