import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/support';
import { dayIn } from '@vitrine/domain/kernel';
import { workingDaysAfter } from '@vitrine/domain/support';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { configureSite } from '../tenancy/testing.ts';
import { aTicketForm } from './testing.ts';

test('CMP-10 staff names days on which the client does not work, and what is promised from then on passes them; nobody else does, nor for another client', async ({
  house,
}) => {
  const { platform } = house;
  const agent = await aPerson(platform, { roles: ['moderator'] });
  const seller = await aPerson(platform, { tenantId: agent.tenantId });
  await configureSite(platform, { siteId: agent.siteId, support_use: true });
  const send = async () => (await house.call(seller, wire.sendTicket, { body: aTicketForm(platform) })).body.promise;
  const before = await send();
  const today = dayIn('America/Sao_Paulo', platform.clock.now());
  const day = workingDaysAfter(today, { country: 'BR', count: 1 });
  const body = { day, name: 'Aniversário da cidade' };
  expect((await house.call(agent, wire.addRestDay, { body })).body.items).toEqual([body]);
  expect((await house.call(agent, wire.addRestDay, { body })).body.items).toEqual([body]);
  const after = await send();
  expect(after?.dueOn).toBe(workingDaysAfter(before?.dueOn ?? '', { country: 'BR', count: 1 }));
  expect(after?.days.find((one) => one.day === day)).toEqual({ day, isHoliday: true });

  const stranger = await aPerson(platform, { roles: ['moderator'] });
  expect((await house.call(stranger, wire.listRestDays, {})).body.items).toEqual([]);
  expect((await house.call(stranger, wire.removeRestDay, { params: { day } })).status).toBe(404);
  expect((await house.call(seller, wire.addRestDay, { body })).status).toBe(404);
  expect((await house.call(agent, wire.removeRestDay, { params: { day } })).body.items).toEqual([]);
  expect((await send())?.dueOn).toBe(before?.dueOn);
  const keeper = await aPerson(platform, { tenantId: agent.tenantId, roles: ['client_administrator'] });
  const { items } = (await house.call(keeper, listAuditLog, { query: { subject: 'rest_day' } })).body;
  expect(items.map(({ what }) => what)).toEqual(['rest_day.removed', 'rest_day.added', 'rest_day.added']);
});
