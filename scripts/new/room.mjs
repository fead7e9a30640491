/** The files of a new room: short texts that a member keeps and staff may take away, working on every floor, to be made into what the room is. Runs on Node 20. */
import { floors } from '../house/places.mjs';
import { consoleFiles } from './room-console.mjs';
import { learnerFiles, learnerTest } from './room-learner.mjs';
import { migration, serverFiles } from './room-server.mjs';

/** How a room is spelled; `stamp` is the minute of its migration. */
export const namedRoom = (room, stamp) => ({
  room,
  pascal: room[0].toUpperCase() + room.slice(1),
  stamp,
});

/** `[{ path, text }]` of a room as `namedRoom` spells it. */
export function filesOfRoom(name) {
  const { room, stamp } = name;
  const texts = {
    [floors.domain]: { 'index.ts': rules(name), 'grants.ts': grants(name), [`${room}.test.ts`]: rulesTest(name) },
    [floors.contract]: { 'index.ts': wire(name) },
    [floors.module]: serverFiles(name),
    [floors.web]: learnerFiles(name),
    [floors.console]: consoleFiles(name),
    e2e: { 'crawl.ts': crawl(name) },
  };
  return [
    ...Object.entries(texts).flatMap(([folder, files]) =>
      Object.entries(files).map(([file, text]) => ({ path: `${folder}/${room}/${file}`, text })),
    ),
    { path: `web/src/app/${room}.test.tsx`, text: learnerTest(name) },
    { path: `server/migrations/${stamp}_${room}_items.sql`, text: migration(name) },
  ];
}

const grants = ({ room }) => `/** Who may do what of this room in the console, beside a superuser. */
export const ${room} = {
  '${room}.read': ['program_administrator', 'client_administrator'],
  '${room}.write': ['program_administrator', 'client_administrator'],
} as const;
`;

const rules = ({ room, pascal }) => `/** Short texts that a member keeps. */
export const ${room}Refusals = ['${room}_full'] as const;
export type ${pascal}Refusal = (typeof ${room}Refusals)[number];

/** As many as a member may keep. */
export const most${pascal} = 20;

/** Whether one more may be kept beside these. */
export const judge${pascal} = ({ count }: { count: number }): { ok: true } | { ok: false; refusal: ${pascal}Refusal } =>
  count < most${pascal} ? { ok: true } : { ok: false, refusal: '${room}_full' };
`;

const rulesTest = ({ room, pascal }) => `import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge${pascal}, most${pascal} } from './index.ts';

test('${room}: one more is kept until there are as many as a member may keep', () => {
  const isKept = (count: number) => count < most${pascal};
  fc.assert(
    fc.property(fc.nat(2 * most${pascal}), (count) => {
      expect(judge${pascal}({ count })).toEqual(isKept(count) ? { ok: true } : { ok: false, refusal: '${room}_full' });
    }),
    { examples: [[0], [most${pascal} - 1], [most${pascal}]] },
  );
});
`;

const wire = ({ room, pascal }) => `/** Short texts that a member keeps, on the wire. */
import { ${room}Refusals } from '@vitrine/domain/${room}';
import { z } from 'zod';
import { endpoint, Id, Nothing } from '../kernel/index.ts';

const Item = z.object({ id: Id, text: z.string(), at: z.iso.datetime() });
export const ${pascal}Text = z.string().trim().min(1).max(200);

export const list${pascal} = endpoint({
  method: 'GET',
  path: '/${room}',
  answer: z.object({ items: z.array(Item) }),
  summary: 'What the member keeps, newest first',
});

export const add${pascal} = endpoint({
  method: 'POST',
  path: '/${room}',
  body: z.object({ text: ${pascal}Text }),
  answer: Item,
  refusals: ${room}Refusals,
  summary: 'Keeps one more',
});

export const list${pascal}OfAll = endpoint({
  method: 'GET',
  path: '/console/${room}',
  needs: '${room}.read',
  answer: z.object({ items: z.array(Item.extend({ who: z.string() })) }),
  summary: 'The newest of the client, with who keeps them',
});

export const remove${pascal} = endpoint({
  method: 'DELETE',
  path: '/console/${room}/:itemId',
  needs: '${room}.write',
  params: z.object({ itemId: Id }),
  answer: Nothing,
  summary: 'Takes one away',
});
`;

const crawl = ({ room }) => `import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const ${room}: RoomScreens = { member: [{ route: '/${room}' }], console: [{ route: '/${room}' }] };
`;
