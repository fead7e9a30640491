import { expect, test } from 'vitest';
import { z } from 'zod';
import { createConsoleRouter } from '../../admin/src/app/router.tsx';
import { createQueryClient } from '@vitrine/client';
import { treeOfRooms } from '../../web/src/app/rooms.ts';
import { consoleScreens, learnerScreens, missingIn, noScreens } from './screens.ts';

/** What is read of the routers' trees, whose types name every route. */
const Route = z.object({
  options: z.object({ path: z.string().optional() }).optional(),
  children: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
});

/** The addresses below a route; frames have none of their own. */
function addressesIn(route: unknown): string[] {
  const { options, children } = Route.parse(route);
  const below = Object.values(children ?? {}).flatMap((child) => addressesIn(child));
  return options?.path === undefined ? below : [options.path, ...below];
}

const learner = () => addressesIn(treeOfRooms());
const staff = () =>
  addressesIn(createConsoleRouter({ queryClient: createQueryClient(), admit: () => new Promise(() => undefined) }).routeTree);

test('the crawl for accessibility knows every screen of the learner app', () => {
  const found = learner();
  expect(found.length).toBeGreaterThan(60);
  expect(missingIn(found, { screens: learnerScreens, excused: noScreens.learner })).toEqual([]);
});

test('the crawl for accessibility knows every screen of the console', () => {
  const found = staff();
  expect(found.length).toBeGreaterThan(30);
  expect(missingIn(found, { screens: consoleScreens, excused: noScreens.console })).toEqual([]);
});

test('a screen that nobody visits is told, and one that is gone', () => {
  const forgotten = learnerScreens.filter(({ route }) => route !== '/home');
  expect(missingIn(learner(), { screens: forgotten, excused: noScreens.learner })).toEqual(['/home is visited by nobody']);
  const gone = [...learnerScreens, { route: '/gone' }];
  expect(missingIn(learner(), { screens: gone, excused: noScreens.learner })).toEqual(['/gone is no route']);
});
