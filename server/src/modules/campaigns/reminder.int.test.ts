import { getReminderFile } from '@vitrine/contract/campaigns';
import type { Locale } from '@vitrine/domain/kernel';
import type { Ask } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { instantsIn, readEvent } from '../../platform/calendar/testing.ts';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aCampaign, aRegistration, type CampaignWish } from './testing.ts';

type Wish = NonNullable<Ask<typeof getReminderFile>['query']>;

/** Far ahead, so that no day of the run is a part of it; the first of March 2035 is a Thursday. Santiago puts its clocks back on the first of April. */
const dates = { beginsOn: '2035-03-01', endsOn: '2035-05-31', timeZone: 'America/Santiago' };

/** Somebody who takes part in a campaign of these dates, and how they ask for a reminder of it. */
async function aSeller(house: House, { locale = 'pt-BR', ...wish }: CampaignWish & { locale?: Locale } = {}) {
  const seller = await aPerson(house.platform, { birthday: '1990-05-20', locale });
  const campaign = await aCampaign(house.platform, seller.actor, { ...dates, ...wish });
  await aRegistration(house.platform, seller.actor, campaign);
  return { seller, ...campaign, ask: (query: Wish) => remind(house, seller, campaign.campaignId, query) };
}

type Reminded = { status: number; body: unknown; file: string; headers: Record<string, unknown> };
const remind = async (house: House, who: BuiltPerson, campaignId: string, query: Wish): Promise<Reminded> => {
  const { status, body, headers } = await house.call(who, getReminderFile, { params: { campaignId }, query });
  return { status, body, file: String(body), headers };
};
const daysIn = (file: string) => instantsIn(file, 40).map((at) => at.slice(0, 10));

test('VAL-13 a reminder comes on the days of the week, at its time of day also when the clocks change, until the campaign ends', async ({
  house,
}) => {
  const { ask, campaignId, seller } = await aSeller(house, { endsOn: '2035-04-09' });
  const { status, file, headers } = await ask({ frequency: 'weekly', byday: ['MO', 'FR'], at: '18:30', interval: '2' });
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'attachment; filename="reminder.ics"',
    'no-store',
  ]);
  expect(instantsIn(file)).toEqual([
    '2035-03-02T21:30:00.000Z', // the first Friday; its week counts as the first
    '2035-03-12T21:30:00.000Z',
    '2035-03-16T21:30:00.000Z',
    '2035-03-26T21:30:00.000Z',
    '2035-03-30T21:30:00.000Z',
    '2035-04-09T22:30:00.000Z',
  ]);
  const event = readEvent(file);
  const link = `http://${seller.host}:${new URL(house.platform.settings.publicUrl).port}/campaigns/${campaignId}`;
  expect([event.summary, event.description]).toEqual([
    'Registrar vendas: Campanha de ensaio',
    `Abra a campanha e registre as suas vendas:\n${link}`,
  ]);
  expect(event.component.getFirstPropertyValue('url')).toBe(link);
  expect(event.component.getFirstSubcomponent('valarm')).toBeTruthy();
});

test('VAL-13 every frequency is written, with its interval and its end', async ({ house }) => {
  const { ask } = await aSeller(house);
  const days = async (query: Wish) => daysIn((await ask({ at: '09:00', ...query })).file);
  expect(await days({ frequency: 'daily', interval: '3', until: '2035-03-08' })).toEqual(['2035-03-01', '2035-03-04', '2035-03-07']);
  expect(await days({ frequency: 'daily', count: '2' })).toEqual(['2035-03-01', '2035-03-02']);
  expect(await days({ frequency: 'weekly', byday: 'WE', count: '3' })).toEqual(['2035-03-07', '2035-03-14', '2035-03-21']);
  expect(await days({ frequency: 'monthly' })).toEqual(['2035-03-01', '2035-04-01', '2035-05-01']);
  expect(await days({ frequency: 'yearly', count: '2' })).toEqual(['2035-03-01', '2036-03-01']);
  const whole = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  expect(await days({ frequency: 'weekly', byday: whole, until: '2035-03-03' })).toEqual(['2035-03-01', '2035-03-02', '2035-03-03']);
});

test('VAL-13 what is wrong with a rule is told at its field, all of it at once', async ({ house }) => {
  const { ask } = await aSeller(house);
  const right = { frequency: 'weekly', byday: ['MO'], at: '18:00' };
  const refused = async (query: Wish) => {
    const { status, body } = await ask({ ...right, ...query });
    expect(status).toBe(422);
    return body;
  };
  const at = (field: string, code: string) => ({ refusal: code, fields: { [field]: code } });
  expect(await refused({ frequency: 'hourly' })).toMatchObject(at('frequency', 'frequency_unknown'));
  expect(await refused({ until: '2035-02-30' })).toMatchObject(at('until', 'until_invalid'));
  expect(await refused({ until: 'amanhã' })).toMatchObject(at('until', 'until_invalid'));
  expect(await refused({ until: '2035-03-04' })).toMatchObject(at('until', 'until_before_start'));
  expect(await refused({ until: '2035-06-01' })).toMatchObject(at('until', 'until_after_campaign'));
  for (const written of ['1.5', '0', '-1', 'dois', '', '1000', '1e2', '9007199254740993']) {
    expect(await refused({ interval: written })).toMatchObject(at('interval', 'not_whole'));
    expect(await refused({ count: written })).toMatchObject(at('count', 'not_whole'));
  }
  expect(await refused({ count: '2', until: '2035-04-01' })).toMatchObject(at('count', 'until_and_count'));
  expect(await refused({ byday: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', 'MO'] })).toMatchObject(at('byday', 'too_many_days'));
  for (const byday of [['MO', 'MO'], ['XX'], ['MON'], ['mo'], ['MO,TU'], '']) {
    expect(await refused({ byday })).toMatchObject(at('byday', 'days_invalid'));
  }
  expect(await refused({ byday: undefined })).toMatchObject(at('byday', 'day_required'));
  for (const written of ['24:00', '18h', '', undefined]) expect(await refused({ at: written })).toMatchObject(at('at', 'time_invalid'));
  expect(await refused({ frequency: 'x', until: 'x', interval: 'x', count: 'x', byday: 'x', at: 'x' })).toMatchObject({
    fields: {
      frequency: 'frequency_unknown',
      until: 'until_invalid',
      interval: 'not_whole',
      count: 'not_whole',
      byday: 'days_invalid',
      at: 'time_invalid',
    },
  });
});

test('VAL-13 where no day of the rule is left before the campaign ends, that is told', async ({ house }) => {
  const { ask } = await aSeller(house, { endsOn: '2035-03-02' }); // a Friday
  expect(await ask({ frequency: 'weekly', byday: 'MO', at: '18:00' })).toMatchObject({
    status: 422,
    body: { fields: { byday: 'no_day_left' } },
  });
  expect(daysIn((await ask({ frequency: 'weekly', byday: 'FR', at: '18:00' })).file)).toEqual(['2035-03-02']);
});

test('VAL-13 a file that is fetched again is the same event, written later; another member’s or campaign’s is another one', async ({
  house,
}) => {
  const { ask, seller, ...campaign } = await aSeller(house);
  const weekly = { frequency: 'weekly', byday: 'MO', at: '18:00' };
  const [one, same] = await Promise.all([ask(weekly), ask(weekly)]);
  const bare = (file: string) => file.replaceAll(/^(DTSTAMP|SEQUENCE):.*$/gm, '');
  expect(bare(same.file)).toBe(bare(one.file));
  house.clock.shift(2000);
  const again = readEvent((await ask({ frequency: 'daily', at: '08:00' })).file);
  expect(again.uid).toBe(readEvent(one.file).uid);
  expect(again.sequence).toBeGreaterThan(readEvent(one.file).sequence);

  const colleague = await aPerson(house.platform, { birthday: '1990-05-20', tenantId: seller.tenantId });
  await aRegistration(house.platform, colleague.actor, campaign);
  const other = await aCampaign(house.platform, seller.actor, dates);
  await aRegistration(house.platform, seller.actor, other);
  const uids = [
    again.uid,
    readEvent((await remind(house, colleague, campaign.campaignId, weekly)).file).uid,
    readEvent((await remind(house, seller, other.campaignId, weekly)).file).uid,
  ];
  expect(new Set(uids).size).toBe(3);
});

test('VAL-13 a name with lines, commas and signs of its own stays a name, in the member’s language', async ({ house }) => {
  const name = 'Saison, «été»;\nEND:VEVENT\r\nATTENDEE:mailto:x@example.com 🏷️ $& \\n \u0007' + 'é'.repeat(60);
  const { ask } = await aSeller(house, { name: { 'pt-BR': 'Temporada', 'fr-FR': name }, locale: 'fr-FR' });
  const { file } = await ask({ frequency: 'daily', at: '18:00', count: '1' });
  const heard = name.replaceAll('\r\n', '\n').replace('\u0007', '');
  expect(readEvent(file).summary).toBe(`Déclarer mes ventes\u00A0: ${heard}`);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
  expect(file.split('\r\n').some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('VAL-13 there is no reminder of a draft, of another client’s campaign, of one that is over, or for somebody who takes no part', async ({
  house,
}) => {
  const daily = { frequency: 'daily', at: '18:00' };
  const { seller, campaignId, ask } = await aSeller(house);
  expect((await ask(daily)).status).toBe(200); // the control: all that follows differs in one thing
  const stranger = await aPerson(house.platform, { birthday: '1990-05-20' });
  expect(await remind(house, stranger, campaignId, daily)).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
  const draft = await aCampaign(house.platform, seller.actor, { ...dates, isPublished: false });
  expect(await remind(house, seller, draft.campaignId, daily)).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
  expect(await remind(house, seller, house.platform.newId(), daily)).toMatchObject({ status: 404 });
  const over = await aCampaign(house.platform, seller.actor, { beginsOn: '2020-01-01', endsOn: '2020-03-01' });
  expect(await remind(house, seller, over.campaignId, daily)).toMatchObject({ status: 409, body: { refusal: 'campaign_closed' } });
  const idle = await aPerson(house.platform, { birthday: '1990-05-20', tenantId: seller.tenantId });
  expect(await remind(house, idle, campaignId, daily)).toMatchObject({ status: 409, body: { refusal: 'not_registered' } });
  const nobody = await house.call(null, getReminderFile, { params: { campaignId }, query: daily });
  expect(nobody.status).toBe(401);
});
