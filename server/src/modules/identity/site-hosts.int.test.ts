import { listAuditLog } from '@vitrine/contract/kernel';
import { addSiteHost, listHosts, removeSiteHost, setMainHost } from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from './testing.ts';

test('NOT-01 a superuser adds an address of the site, makes it the main one and takes another away; the audit log tells it', async ({
  house,
}) => {
  const root = await aPerson(house.platform, { roles: ['superuser'] });
  const { items } = (await house.call(root, listHosts, {})).body;
  expect(items).toMatchObject([{ host: root.host, isHere: true }]);
  const [one, two] = [`a-${root.host}`, `b-${root.host}`];
  await house.call(root, addSiteHost, { body: { host: one.toUpperCase() } });
  await house.call(root, addSiteHost, { body: { host: two } });
  expect((await house.call(root, addSiteHost, { body: { host: two } })).body.fields).toEqual({ host: 'host_taken' });
  expect((await house.call(root, addSiteHost, { body: { host: 'https://x' } })).body.refusal).toBe('host_invalid');
  const { body: moved } = await house.call(root, setMainHost, { body: { host: one } });
  expect(moved.items.filter(({ isMain }) => isMain)).toEqual([{ host: one, isMain: true, isHere: false }]);
  expect((await house.call(root, removeSiteHost, { params: { host: one } })).body.refusal).toBe('host_needed');
  expect((await house.call(root, removeSiteHost, { params: { host: root.host } })).body.refusal).toBe('host_needed');
  const { body: left } = await house.call(root, removeSiteHost, { params: { host: two } });
  expect(left.items.map(({ host }) => host)).toEqual([one, root.host].toSorted());
  const { body: trail } = await house.call(root, listAuditLog, { query: { subject: 'site' } });
  expect(trail.items.map(({ what }) => what)).toEqual(['site.host_removed', 'site.main_host_moved', 'site.host_added', 'site.host_added']);
});

test('CLI-06 an address of another site is not found, and nobody else than a superuser sees any', async ({ house }) => {
  const root = await aPerson(house.platform, { roles: ['superuser'] });
  const stranger = await aPerson(house.platform, { roles: ['superuser'] });
  for (const answer of [
    await house.call(root, setMainHost, { body: { host: stranger.host } }),
    await house.call(root, removeSiteHost, { params: { host: stranger.host } }),
  ])
    expect(answer.status).toBe(404);
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await house.call(admin, listHosts, {})).status).toBe(404);
});
