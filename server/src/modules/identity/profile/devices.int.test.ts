import * as wire from '@vitrine/contract/identity';
import { completeUpload } from '@vitrine/contract/kernel';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, basicOf, type BuiltPerson } from '../testing.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const logIn = async (house: House, person: BuiltPerson, userAgent = android) => {
  const { username, password } = { username: person.userName, password: person.password };
  const answered = await house.call(
    null,
    wire.alternativeLogin,
    { body: { username, password } },
    { ...basicOf(person), 'user-agent': userAgent },
  );
  return { accessToken: answered.body.access_token, refreshToken: answered.body.refresh_token, host: person.host };
};
const devicesOf = async (house: House, caller: { accessToken: string; host: string }) =>
  (await house.call(caller, wire.listDevices, {})).body.items;

test('PRO-01 a person sees where they are logged in, this one first, by names that people know', async ({ house }) => {
  const person = await aPerson(house.platform);
  const stranger = await aPerson(house.platform, { tenantId: person.tenantId });
  house.clock.shift(60_000);
  const phone = await logIn(house, person);
  const items = await devicesOf(house, phone);
  expect(items.map(({ name, isThis }) => [name, isThis])).toEqual([
    ['Chrome · Android', true],
    ['', false],
  ]);
  expect((await devicesOf(house, person)).map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(JSON.stringify(items)).not.toContain(stranger.sessionId);
  house.clock.shift(31 * 24 * 3_600_000); // no token of the first one lives any more
  const again = await logIn(house, person);
  expect(await devicesOf(house, again)).toHaveLength(1);
});

test('PRO-01 whoever is logged out there gets no request through any more, and this one goes on', async ({ house }) => {
  const person = await aPerson(house.platform);
  const lost = await logIn(house, person);
  const items = await devicesOf(house, person);
  const there = items.find(({ isThis }) => !isThis)?.id ?? '';
  expect((await house.call(lost, wire.getMe, {})).status).toBe(200);
  const both = await Promise.all([0, 1].map(() => house.call(person, wire.endDevice, { params: { deviceId: there } })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body.items.map(({ id }) => id)).toEqual([person.sessionId]);
  expect((await house.call(lost, wire.getMe, {})).status).toBe(401);
  const renewed = await house.call(
    null,
    wire.token,
    { body: { grant_type: 'refresh_token', refresh_token: lost.refreshToken } },
    basicOf(person),
  );
  expect(renewed.status).toBe(400);
  expect((await house.call(person, wire.getMe, {})).status).toBe(200);
});

test('PRO-01 CLI-08 nobody ends the log-in of somebody else', async ({ house }) => {
  const [person, neighbour] = [await aPerson(house.platform), await aPerson(house.platform)];
  const answered = await house.call(neighbour, wire.endDevice, { params: { deviceId: person.sessionId } });
  expect(answered.status).toBe(404);
  expect((await house.call(person, wire.getMe, {})).status).toBe(200);
});

const aPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b5fff' } })
    .png()
    .toBuffer();

/** Sends bytes as a picture, as the app does. */
async function upload(house: House, person: BuiltPerson, content: Buffer, name: string) {
  const headers = { host: person.host, authorization: `Bearer ${person.accessToken}`, 'tus-resumable': '1.0.0' };
  const told = Object.entries({ filename: name, filetype: 'image/png', purpose: 'image' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const begun = await house.app.inject({
    method: 'POST',
    url: '/api/files/',
    headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': told },
  });
  const id = String(begun.headers.location).split('/').at(-1) ?? '';
  await house.app.inject({
    method: 'PATCH',
    url: `/api/files/${id}`,
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: content,
  });
  return house.call(person, completeUpload, { body: { upload: id } });
}

test('PRO-01 an avatar is a picture of one’s own, written anew; what is no picture never becomes one', async ({ house }) => {
  const person = await aPerson(house.platform);
  const friend = await aPerson(house.platform, { tenantId: person.tenantId });
  const fake = await upload(house, person, Buffer.from('<svg onload="alert(1)">'), 'rosto.png');
  expect(fake.body.refusal).toBe('file_type_differs');
  const torn = await upload(house, person, (await aPicture()).subarray(0, 120), 'rosto.png');
  expect(torn.body.refusal).toBe('file_unreadable');
  const sent = await upload(house, person, await aPicture(), 'rosto.png');
  expect(sent.body.contentType).toBe('image/webp');
  const wear = (caller: BuiltPerson, fileId: string | null) => house.call(caller, wire.saveProfileAvatar, { body: { fileId } });
  expect((await wear(friend, sent.body.id)).body.fields).toEqual({ fileId: 'file_missing' });
  const worn = await wear(person, sent.body.id);
  expect((await house.app.inject({ url: worn.body.avatarUrl ?? '', headers: { host: person.host } })).statusCode).toBe(200);
  expect((await wear(person, null)).body.avatarUrl).toBeNull();
  const film = await house.platform.storage.put({
    siteId: person.siteId,
    tenantId: person.tenantId,
    personId: person.personId,
    purpose: 'logo',
    name: 'x.png',
    content: await aPicture(),
    isPublic: false,
  });
  expect((await wear(person, film.id)).body.fields).toEqual({ fileId: 'file_of_wrong_kind' });
});
