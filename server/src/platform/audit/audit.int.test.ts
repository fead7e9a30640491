import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { anActor, httpWith } from '../http/testing.ts';
import { auditRoutes, recordChange } from './index.ts';

const reader = anActor({ tenantId: '01900000-0000-7000-8000-0000000000ba', permissions: new Set(['audit.read']) });
const foreigner = anActor({ tenantId: '01900000-0000-7000-8000-0000000000bb', permissions: new Set(['audit.read']) });

test('ADM-09 the audit log tells who changed what, newest first, page by page, and holds no secret', async ({ house }) => {
  const app = await httpWith(house.platform, {
    actors: { reader, foreigner, plain: anActor() },
    routes: [auditRoutes({ ...house.platform, names: {} })],
  });
  for (const title of ['one', 'two', 'three']) {
    await house.db.transaction((tx) =>
      recordChange(tx, reader, {
        what: 'course_published',
        subject: 'course',
        subjectId: title,
        before: null,
        after: { title, password: 'hidden', nested: { apiToken: 'hidden' } },
        now: house.clock.now(),
        id: house.platform.newId(),
      }),
    );
  }
  const list = (token: string, query: string) =>
    app.inject({ url: `${listAuditLog.path}?${query}`, headers: { authorization: `Bearer ${token}` } });

  const first = (await list('reader', 'limit=2')).json();
  expect(first.items.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual(['three', 'two']);
  expect(JSON.stringify(first)).not.toContain('hidden');
  const rest = (await list('reader', `limit=2&after=${first.next}`)).json();
  expect([rest.items.length, rest.items[0].after, rest.next]).toEqual([1, { title: 'one', nested: {} }, null]);
  expect((await list('reader', 'after=nonsense')).json().fields).toEqual({ after: 'invalid' });

  expect((await list('foreigner', '')).json().items).toEqual([]); // CLI-08
  expect((await list('plain', '')).statusCode).toBe(404); // ERR-04
  await app.close();
});
