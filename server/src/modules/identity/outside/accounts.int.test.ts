import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { emailsTo } from '../recovery/testing.ts';
import { aPerson, testPassword } from '../testing.ts';
import { aBrowser, aSiteOutside, comeBack, comeInBy, linkTo, outsideTest as test } from './testing.ts';

let serial = 0;
const aLogin = () => `conta${(serial += 1)}@gmail.example`;

test('LOG-04 an account is linked by whoever knows the password, shown in the profile, told by mail, and unlinked', async ({
  house,
  peer,
}) => {
  const { person } = await aSiteOutside(house, peer);
  const login = aLogin();
  const linked = await linkTo(house, person, { provider: 'google', login });
  expect(linked.body.items).toMatchObject([{ provider: 'google', label: login }]);
  await house.drain();
  const [email] = await emailsTo(house, `${person.userName}@exemplo.test`);
  expect([email?.subject, email?.text]).toEqual([
    expect.stringContaining('Uma conta Google foi ligada à sua'),
    expect.stringContaining('Uma conta Google foi ligada ao usuário'),
  ]);
  expect((await house.call(person, wire.listOutsideAccounts, {})).body).toEqual(linked.body);

  const elsewhere = { accessToken: (await comeInBy(aBrowser(house, person), 'google', login)).body.access_token, host: person.host };
  expect((await house.call(elsewhere, wire.getMe, {})).status).toBe(200);
  const unlink = () => house.call(person, wire.unlinkOutsideAccount, { params: { provider: 'google' } });
  expect([(await unlink()).body.items, (await unlink()).body.items]).toEqual([[], []]);
  expect((await house.call(elsewhere, wire.getMe, {})).status).toBe(401); // whoever is in by it is out, and this session goes on
  expect((await comeInBy(aBrowser(house, person), 'google', login)).body).toMatchObject({ error_description: 'no_profile' });
});

test('LOG-04 LOG-14 an open session without the password links nothing, and guesses none', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const browser = aBrowser(house, person);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await browser.beginLink(person, 'google', 'Outra-Senha-1')).body).toMatchObject({
      refusal: 'current_password_wrong',
      fields: { password: 'current_password_wrong' },
    });
  expect((await browser.beginLink(person, 'google', testPassword)).body.refusal).toBe('too_many_requests');
});

test('LOG-04 an account opens one person of a site; the same again changes nothing, and each person has one of a provider', async ({
  house,
  peer,
}) => {
  const { person, admin } = await aSiteOutside(house, peer);
  const login = aLogin();
  const browser = aBrowser(house, person);
  // Begun twice before either came back, as in two tabs.
  const begun = [
    await browser.beginLink(person, 'google'),
    await browser.beginLink(person, 'google'),
    await browser.beginLink(person, 'google'),
  ];
  const backs = [];
  for (const [place, { body }] of begun.entries()) backs.push(await comeBack(body.url, { login: place < 2 ? login : aLogin() }));
  const [first, again, other] = backs;
  if (!first || !again || !other) throw new Error('not three');
  expect((await browser.finishLink(person, first)).status).toBe(200);
  expect((await browser.finishLink(person, again)).body.items).toHaveLength(1);
  expect((await browser.finishLink(person, other)).body.refusal).toBe('provider_already_linked');
  expect((await browser.beginLink(person, 'google')).body.refusal).toBe('provider_already_linked');
  expect((await linkTo(house, admin, { provider: 'google', login })).body.refusal).toBe('account_linked_elsewhere');
  expect((await house.call(person, wire.listOutsideAccounts, {})).body.items).toMatchObject([{ label: login }]);
});

test('LOG-04 of two persons who link one account at once one gets it', async ({ house, peer }) => {
  const { person, admin } = await aSiteOutside(house, peer);
  const login = aLogin();
  const both = [person, admin].map((who) => ({ who, browser: aBrowser(house, who) }));
  const ready = [];
  for (const { who, browser } of both) {
    const back = await comeBack((await browser.beginLink(who, 'google')).body.url, { login });
    ready.push(() => browser.finishLink(who, back));
  }
  const answers = await Promise.all(ready.map((finish) => finish()));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.refusal).toBe('account_linked_elsewhere');
});

test('LOG-04 a link that somebody began is finished by them alone, in their browser', async ({ house, peer }) => {
  const { person, admin } = await aSiteOutside(house, peer);
  const browser = aBrowser(house, admin);
  const back = await comeBack((await browser.beginLink(admin, 'google')).body.url, { login: aLogin() });
  // The attacker's way back, opened by a victim who is logged in: the attacker's account would open the victim's.
  expect((await aBrowser(house, person).finishLink(person, back)).body.refusal).toBe('log_in_over');
  expect((await browser.finishLink(person, back)).body.refusal).toBe('log_in_over');
  expect((await browser.finish(back)).body).toMatchObject({ error_description: 'log_in_over' });
  expect((await browser.finishLink(admin, back)).status).toBe(200);
});

test('LOG-04 D54 an account that is linked on one site opens nothing on another', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const { person: elsewhere } = await aSiteOutside(house, peer);
  const login = aLogin();
  await linkTo(house, person, { provider: 'google', login });
  expect((await comeInBy(aBrowser(house, elsewhere), 'google', login)).body).toMatchObject({ error_description: 'no_profile' });
  // And there it may be linked to whoever is theirs.
  expect((await linkTo(house, elsewhere, { provider: 'google', login })).status).toBe(200);
  const answered = await comeInBy(aBrowser(house, person), 'google', login);
  const me = await house.call({ accessToken: answered.body.access_token, host: person.host }, wire.getMe, {});
  expect(me.body.person.id).toBe(person.personId);
});

test('LOG-04 a site that is registered nowhere offers nothing and begins nothing', async ({ house, peer }) => {
  void peer;
  const person = await aPerson(house.platform);
  expect((await aBrowser(house, person).begin('google')).body.refusal).toBe('provider_off');
  expect((await house.call(person, wire.listOutsideAccounts, {})).body).toEqual({ items: [], offered: [] });
});
