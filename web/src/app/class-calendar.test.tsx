import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getClassesOfCourse, type MyClass, type MyEncounter } from '@vitrine/contract/classes';
import { getMe } from '@vitrine/contract/identity';
import { expect, test, vi } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { seller } from './testing/points-facts.ts';

withNetwork();

const courseId = id(800);
const classId = id(801);
const encounter = (day: string, at: number, given: Partial<MyEncounter> = {}): MyEncounter => ({
  id: id(810 + at),
  day,
  time: '09:00',
  zone: 'America/Sao_Paulo',
  minutes: 180,
  beginsAt: `${day}T12:00:00.000Z`,
  endsAt: `${day}T15:00:00.000Z`,
  place: 'Loja-escola',
  isOnline: false,
  isCanceled: false,
  enterUrl: null,
  isInPage: false,
  canJoin: false,
  phase: 'before',
  presence: null,
  watchedSeconds: null,
  ...given,
});
const klass = (encounters: MyEncounter[]): MyClass => ({
  id: classId,
  name: 'Turma 1',
  state: 'opened',
  instructor: null,
  hasLounge: false,
  agenda: [],
  minimumPercent: 75,
  taken: 1,
  seats: 10,
  free: 9,
  waiting: 0,
  opensAt: '2026-01-01T00:00:00.000Z',
  closesAt: '2037-01-01T00:00:00.000Z',
  leaveUntil: null,
  cancelReason: null,
  encounters,
  part: 'none',
  place: null,
  result: null,
  hasReacted: false,
  can: { subscribe: false, wait: false, leave: false, react: false },
});
const see = async (encounters: MyEncounter[]) => {
  const asked: string[] = [];
  const course = { id: courseId, title: 'Frio Inverse', summary: '', scene: 'fridge' as const, imageUrl: null };
  network(
    answers(getMe, seller),
    answers(getClassesOfCourse, () => ({ ...course, classes: [klass(encounters)] })),
    {
      method: 'GET',
      path: /\/calendar$/,
      give: ({ path }) => {
        asked.push(path);
        return new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } });
      },
    },
  );
  await enter(`/presential-courses/${courseId}`);
  await screen.findByText('Turma 1');
  return asked;
};

test('VAL-13 PRE-06 all encounters of a class go into a calendar by one file, where more than one is to come', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:class', revokeObjectURL: () => undefined });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked = await see([encounter('2037-04-02', 0), encounter('2037-04-07', 1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Pôr todos na agenda' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(asked.map((path) => path.replace('/api/v1', ''))).toEqual([`/classes/${classId}/calendar`]);
  saved.mockRestore();
});

test('VAL-13 PRE-06 with one encounter to come there is no button for all', async () => {
  await see([encounter('2037-04-02', 0), encounter('2037-04-07', 1, { isCanceled: true }), encounter('2020-04-07', 2, { phase: 'over' })]);
  expect(screen.getAllByRole('button', { name: 'Pôr na agenda' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Pôr todos na agenda' })).toBeNull();
});
