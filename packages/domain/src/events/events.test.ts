import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, timeIn } from '../kernel/index.ts';
import { ranks } from '../levels/index.ts';
import { eventTimes, judgeEntry, judgeEvent, phaseOf, programOf, shortName, type EventWish } from './index.ts';

const zone = fc.constantFrom('America/Sao_Paulo', 'America/Santiago', 'Europe/Paris', 'Asia/Kolkata');
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc.constantFrom('2026-02-10', '2026-07-31', '2026-12-31');

test('EVT-01 an event begins and ends when the clock of its place says so, past midnight where it ends no later than it begins', () => {
  fc.assert(
    fc.property(day, time, time, zone, (on, begins, ends, timeZone) => {
      const { beginsAt, endsAt } = eventTimes({ day: on, begins, ends, timeZone });
      expect([dayIn(timeZone, beginsAt), timeIn(timeZone, beginsAt), timeIn(timeZone, endsAt)]).toEqual([on, begins, ends]);
      const hours = (Date.parse(endsAt) - Date.parse(beginsAt)) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(24);
    }),
    { examples: [['2026-12-31', '22:00', '01:00', 'America/Sao_Paulo']] },
  );
});

test('EVT-01 it is open from its level on, an invitation opens no level, and one by invitation is there for its guests alone', () => {
  for (const rank of ranks)
    for (const rankNeeded of ranks)
      for (const isByInvitation of [true, false])
        for (const isInvited of [true, false]) {
          const { isSeen, levelsMissing } = judgeEntry({ rank, rankNeeded, isByInvitation, isInvited });
          expect(isSeen).toBe(isInvited || !isByInvitation);
          expect(levelsMissing === 0).toBe(rank >= rankNeeded);
          expect(levelsMissing).toBeLessThanOrEqual(2);
        }
  expect(judgeEntry({ rank: 1, rankNeeded: 3, isByInvitation: true, isInvited: true })).toEqual({ isSeen: true, levelsMissing: 2 });
});

const fine: EventWish = {
  name: { 'pt-BR': 'Encontro' },
  kind: 'meeting',
  program: { 'pt-BR': '19:00 Café\n\n9:30 Volta', 'en-US': '' },
  begins: '19:00',
  ends: '21:00',
  timeZone: 'America/Sao_Paulo',
  place: 'Loja',
  joinUrl: '',
  campaignId: null,
  points: 0,
};

test('EVT-01 an event is refused at the field that it lacks', () => {
  expect(judgeEvent(fine)).toEqual({});
  expect(judgeEvent({ ...fine, place: '', joinUrl: 'https://live.example.com/a' })).toEqual({});
  const wrong: [Partial<EventWish>, Record<string, string>][] = [
    [{ name: { 'pt-BR': '' } }, { name: 'name_required' }],
    [{ begins: '24:00' }, { begins: 'time_invalid' }],
    [{ ends: '9' }, { ends: 'time_invalid' }],
    [{ ends: '19:00' }, { ends: 'event_without_length' }],
    [{ timeZone: 'Marte' }, { timeZone: 'zone_unknown' }],
    [{ place: '' }, { place: 'place_required' }],
    [{ joinUrl: 'http://live.example.com' }, { joinUrl: 'address_unsafe' }],
    [{ joinUrl: 'javascript:alert(1)' }, { joinUrl: 'address_unsafe' }],
    [{ points: 10 }, { campaignId: 'campaign_required' }],
    [{ program: { 'fr-FR': 'Café' } }, { program: 'program_unreadable' }],
  ];
  for (const [change, faults] of wrong) expect(judgeEvent({ ...fine, ...change })).toEqual(faults);
});

test('EVT-01 a program is read line by line, and one line that is none is told', () => {
  expect(programOf('19:00 Café e check-in\n 9:05  Volta \n')).toEqual([
    { time: '19:00', text: 'Café e check-in' },
    { time: '09:05', text: 'Volta' },
  ]);
  expect(programOf('')).toEqual([]);
  for (const text of ['Café', '19:00', '25:00 Café', '19:00 Café\nsem hora']) expect(programOf(text)).toBeUndefined();
});

test('EVT-01 an event is open from half an hour before it begins to its end, and a cancelled one never', () => {
  const times = { beginsAt: '2026-11-21T22:00:00Z', endsAt: '2026-11-22T00:00:00Z' };
  const phase = (now: string, state: 'published' | 'cancelled' = 'published') => phaseOf({ state, ...times, now });
  expect(phase('2026-11-21T21:29:59.999Z')).toBe('coming');
  expect(phase('2026-11-21T21:30:00.000Z')).toBe('open');
  expect(phase('2026-11-22T00:00:00.000Z')).toBe('open');
  expect(phase('2026-11-22T00:00:00.001Z')).toBe('over');
  expect(phase('2026-11-21T22:00:00Z', 'cancelled')).toBe('cancelled');
});

test('EVT-01 guests are named to each other by first name and initial', () => {
  expect(shortName('Elaine Vieira Souza')).toBe('Elaine S.');
  expect(shortName(' Cher ')).toBe('Cher');
});
