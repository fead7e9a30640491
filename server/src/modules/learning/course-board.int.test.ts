import * as wire from '@vitrine/contract/forum';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aBoard, boardFields } from '../forum/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';

test('FOR-01 a course has a board under its own id before anybody wrote on it, for those who see the course', async ({ house }) => {
  const staff = await aPerson(house.platform, { roles: ['client_administrator'] });
  const larissa = await aPerson(house.platform, { tenantId: staff.tenantId });
  const clientBoard = await aBoard(house.platform, staff.actor);
  const stranger = await aPerson(house.platform);
  const { id: boardId } = await aCourse(house.platform, staff.actor);
  const board = (person: BuiltPerson) => house.call(person, wire.getBoard, { params: { boardId } });
  expect((await board(larissa)).body).toMatchObject({ subject: 'course', topics: 0, can: { open: true } });
  expect((await board(stranger)).status).toBe(404);
  const opened = await Promise.all(
    ['Um', 'Dois'].map((title) => house.call(larissa, wire.openTopic, { params: { boardId }, body: { title, text: 'Oi' } })),
  );
  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  expect((await board(larissa)).body.topics).toBe(2);
  expect((await house.call(larissa, wire.listBoards, {})).body.items.map(({ id }) => id)).toEqual([clientBoard]);
  expect((await house.call(staff, wire.saveBoard, { params: { boardId }, body: { version: 1, board: boardFields() } })).body.refusal).toBe(
    'board_of_course',
  );
});
