import * as wire from '@vitrine/contract/identity';
import * as oauth from 'oauth4webapi';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { aPerson, basicOf, type BuiltPerson } from './testing.ts';

const refresh = (house: House, person: BuiltPerson, refresh_token: string) =>
  house.call(null, wire.token, { body: { grant_type: 'refresh_token', refresh_token } }, basicOf(person));

test('SES-05 CAL-01 a refresh token gives the next three tokens, and the old access token lives on to its end', async ({ house }) => {
  const person = await aPerson(house.platform);
  const answered = await refresh(house, person, person.refreshToken);
  expect(answered.status).toBe(200);
  expect(Object.keys(answered.body).sort()).toEqual(['access_token', 'expires_in', 'refresh_token', 'token_type', 'user_firebase_token']);
  expect((await house.call({ accessToken: answered.body.access_token, host: person.host }, wire.getMe, {})).status).toBe(200);
});

test('SES-05 two refreshes at once get the same successor', async ({ house }) => {
  const person = await aPerson(house.platform);
  const [one, other] = await Promise.all([refresh(house, person, person.refreshToken), refresh(house, person, person.refreshToken)]);
  expect(one.status).toBe(200);
  expect(other.body).toEqual(one.body);
});

test('SES-06 a refresh token that comes back after the grace ends the whole family', async ({ house }) => {
  const person = await aPerson(house.platform);
  const next = await refresh(house, person, person.refreshToken);
  house.clock.shift(21_000);
  const stolen = await refresh(house, person, person.refreshToken);
  expect([stolen.status, stolen.body]).toMatchObject([400, { error: 'invalid_grant', error_description: 'session_ended' }]);
  expect((await house.call({ accessToken: next.body.access_token, host: person.host }, wire.getMe, {})).status).toBe(401);
  expect((await refresh(house, person, next.body.refresh_token)).status).toBe(400);
  const news = await house.db
    .read()
    .selectFrom('platform.outbox')
    .select('payload')
    .where('event', '=', 'identity.family_revoked')
    .execute();
  expect(news.map(({ payload }) => payload)).toContainEqual({ memberId: person.memberId, familyId: person.sessionId }); // so that the person is told
});

test('SES-06 CAL-01 an expired refresh token and an unknown grant are refused', async ({ house }) => {
  const person = await aPerson(house.platform);
  const grant = await house.call(
    null,
    wire.token,
    { body: { grant_type: 'password', refresh_token: person.refreshToken } },
    basicOf(person),
  );
  expect([grant.status, grant.body]).toEqual([400, { error: 'unsupported_grant_type' }]);
  const bare = await house.call(null, wire.token, { body: { grant_type: 'password' } }, basicOf(person));
  expect([bare.status, bare.body]).toEqual([400, { error: 'unsupported_grant_type' }]);
  const missing = await house.call(null, wire.token, { body: { grant_type: 'refresh_token' } }, basicOf(person));
  expect([missing.status, missing.body]).toEqual([400, { error: 'invalid_request' }]);
  house.clock.shift(31 * 24 * 3_600_000);
  expect((await refresh(house, person, person.refreshToken)).status).toBe(400);
});

test('SES-05 a log-in that is renewed again and again is over after 180 days all the same', async ({ house }) => {
  const person = await aPerson(house.platform);
  let { refreshToken } = person;
  const renewAfter = async (days: number) => {
    house.clock.shift(days * 86_400_000);
    const answered = await refresh(house, person, refreshToken);
    refreshToken = answered.body.refresh_token;
    return answered.status;
  };
  for (const days of [29, 29, 29, 29, 29, 29]) expect(await renewAfter(days)).toBe(200);
  expect(await renewAfter(5)).toBe(200);
  expect(await renewAfter(2)).toBe(400);
});

test('CAL-03 CLI-01 another client of the same person is one call away, and no other', async ({ house }) => {
  const person = await aPerson(house.platform);
  const second = await aClient(house.platform, { siteId: person.siteId });
  const foreign = await aClient(house.platform, { siteId: person.siteId });
  await aPerson(house.platform, { personId: person.personId, tenantId: second.tenantId, userName: person.userName });
  const reload = (id_client: string, refresh_token: string) =>
    house.call(null, wire.reloadUserTokens, { body: { refresh_token, id_client } }, basicOf(person));
  expect((await reload(foreign.tenantId, person.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  expect((await reload('no id at all', person.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  const switched = await reload(second.tenantId, person.refreshToken);
  const me = await house.call({ accessToken: switched.body.access_token, host: person.host }, wire.getMe, {});
  expect(me.body.client.id).toBe(second.tenantId);
  expect(me.body.clients).toHaveLength(2);
});

test('SES-06 CAL-03 a refresh token has one successor: within the grace another client gets none of its own, and the family never forks', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const second = await aClient(house.platform, { siteId: person.siteId });
  await aPerson(house.platform, { personId: person.personId, tenantId: second.tenantId, userName: person.userName });
  const reload = (refresh_token: string, id_client: string) =>
    house.call(null, wire.reloadUserTokens, { body: { refresh_token, id_client } }, basicOf(person));
  const clientOf = async (accessToken: string) => (await house.call({ accessToken, host: person.host }, wire.getMe, {})).body.client.id;
  const live = async () =>
    (
      await house.db
        .read()
        .selectFrom('identity.token')
        .select('hash')
        .where('family_id', '=', person.sessionId)
        .where('kind', '=', 'refresh')
        .where('used_at', 'is', null)
        .execute()
    ).length;

  const stayed = await refresh(house, person, person.refreshToken);
  const forked = await reload(person.refreshToken, second.tenantId);
  expect(forked.body).toEqual(stayed.body);
  const moved = await reload(stayed.body.refresh_token, second.tenantId);
  const [again, repeated] = [
    await refresh(house, person, stayed.body.refresh_token),
    await reload(stayed.body.refresh_token, person.tenantId),
  ];
  expect([again.body, repeated.body]).toEqual([moved.body, moved.body]);
  expect([await clientOf(stayed.body.access_token), await clientOf(moved.body.access_token)]).toEqual([person.tenantId, second.tenantId]);
  expect(await live()).toBe(1);

  const both = await Promise.all([refresh(house, person, moved.body.refresh_token), reload(moved.body.refresh_token, person.tenantId)]);
  expect(both[0].body).toEqual(both[1].body);
  expect(await live()).toBe(1);
});

test('SES-06 dead tokens are thrown away, and a used one that still tells a thief is not', async ({ house }) => {
  const old = await aPerson(house.platform);
  house.clock.shift(20 * 86_400_000);
  const person = await aPerson(house.platform);
  await refresh(house, person, person.refreshToken);
  house.clock.shift(12 * 86_400_000);
  await house.jobs.runNow('identity.forget-dead-tokens');
  const left = async ({ personId }: BuiltPerson) =>
    (await house.db.read().selectFrom('identity.token_family').select('id').where('person_id', '=', personId).execute()).length;
  expect([await left(old), await left(person)]).toEqual([0, 1]);
  expect((await refresh(house, person, person.refreshToken)).status).toBe(400);
  const ended = await house.db
    .read()
    .selectFrom('identity.token_family')
    .select('revoked_reason')
    .where('id', '=', person.sessionId)
    .execute();
  expect(ended).toEqual([{ revoked_reason: 'reused' }]);
});

test('SES-11 log-out revokes on the server: no token of the family opens anything', async ({ house }) => {
  const person = await aPerson(house.platform);
  const caller = { accessToken: person.accessToken, host: person.host };
  expect((await house.call(caller, wire.logOut, {})).status).toBe(200);
  expect((await house.call(caller, wire.getMe, {})).status).toBe(401);
  expect((await refresh(house, person, person.refreshToken)).status).toBe(400);
});

test('CAL-01 CAL-02 CAL-03 what is missing or of the wrong type gets an error of RFC 6749, never stored', async ({ house }) => {
  const person = await aPerson(house.platform);
  const send = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    house.app.inject({ method: 'POST', url, payload, headers: { ...basicOf(person), 'content-type': type } });
  const answers = [
    await send('/etraining_login/alternative_login/', 'username=a'),
    await send('/etraining_login/alternative_login/', 'username=%00&password=%00'),
    await send('/o/token/', ''),
    await send('/o/token/', 'grant_type=refresh_token&refresh_token=nonsense'),
    await send('/accounts/reload_user_tokens/', '{}', 'application/json'),
    await send('/accounts/reload_user_tokens/', '{', 'application/json'),
    await send('/o/token/', '{"grant_type":"refresh_token"}', 'application/json'),
    await send('/o/token/', 'grant_type=refresh_token', 'text/plain'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
  expect(answers.map((answered) => answered.json().error)).toEqual([
    'invalid_request',
    'invalid_grant',
    'invalid_request',
    'invalid_grant',
    'invalid_request',
    'invalid_request',
    'invalid_request',
    'invalid_request',
  ]);
  for (const { headers } of answers) expect([headers['cache-control'], headers['www-authenticate']]).toEqual(['no-store', undefined]);
});

test('CAL-01 SES-06 a client library that knows only RFC 6749 refreshes, and reads the refusal', async ({ house }) => {
  const person = await aPerson(house.platform);
  const server: oauth.AuthorizationServer = { issuer: `http://${person.host}`, token_endpoint: `http://${person.host}/o/token/` };
  const client: oauth.Client = { client_id: `web-${person.siteId}` };
  const ask = async (refreshToken: string) => {
    const answered = await oauth.refreshTokenGrantRequest(server, client, oauth.ClientSecretBasic('public-secret'), refreshToken, {
      [oauth.allowInsecureRequests]: true,
      [oauth.customFetch]: async (_url, { body, headers }) => {
        const {
          statusCode,
          payload,
          headers: told,
        } = await house.app.inject({
          method: 'POST',
          url: '/o/token/',
          payload: String(body),
          headers: { ...headers, host: person.host },
        });
        // All headers: a challenge beside an error would be read in its place.
        const shown = Object.entries(told).map(([name, value]): [string, string] => [name, String(value)]);
        return new Response(payload, { status: statusCode, headers: shown });
      },
    });
    return oauth.processRefreshTokenResponse(server, client, answered);
  };
  const tokens = await ask(person.refreshToken);
  expect([tokens.token_type, tokens.expires_in]).toEqual(['bearer', 900]);
  expect((await house.call({ accessToken: tokens.access_token, host: person.host }, wire.getMe, {})).status).toBe(200);
  await expect(ask('made up')).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
});
