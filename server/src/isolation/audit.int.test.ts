import { setPersonStatus } from '@vitrine/contract/identity';
import { dayIn } from '@vitrine/domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorkeeperOf } from '../app.ts';
import { anActivity } from '../modules/activities/testing.ts';
import { aCourse } from '../modules/catalog/testing.ts';
import { aSpreadsheet } from '../modules/people/import/testing.ts';
import { aRegistration } from '../modules/identity/registration/testing.ts';
import { aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import { anOrder, aReward } from '../modules/rewards/testing.ts';
import { aSale } from '../modules/sales/testing.ts';
import { answer, createHttp } from '../platform/http/index.ts';
import { openHouse } from '../testing.ts';
import { missingActions, walkAuditLog } from './audit-walk.ts';
import type { ConsoleParts } from './console-action.ts';
import { actions } from './console-actions.ts';
import { aForeignTenant, seenBy } from './testing.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => void (house = await openHouse()));
afterAll(() => house.close());

/** A client with something to do for every write of the console, and a superuser who is its member. */
async function aConsole(): Promise<{ root: BuiltPerson; parts: Omit<ConsoleParts, 'made'> }> {
  const { platform, clock } = house;
  const tenant = await aForeignTenant(house, { mark: 'meucliente' });
  const { tenantId, learner, author, program } = tenant;
  const { campaignId, storeId, sku } = program;
  const root = await aPerson(platform, { tenantId, roles: ['superuser'] });
  const someone = await aPerson(platform, { tenantId });
  const waiting = await aPerson(platform, { tenantId, status: 'awaiting_approval' });
  const { rewardId } = await aReward(platform, author.actor, { price: 1 });
  const order = async () => (await anOrder(platform, learner.actor, { rewardId, campaignId })).id;
  const sale = async () =>
    (
      await aSale(platform, learner.actor, {
        campaignId,
        storeId,
        saleDate: dayIn('America/Sao_Paulo', clock.now()),
        lines: [{ sku, quantity: 1 }],
      })
    ).id;
  const course = await aCourse(platform, author.actor, {
    activities: [anActivity('conventional_test'), anActivity('conventional_test')],
  });
  return {
    root,
    parts: {
      b: { ...seenBy(house, tenant, root), memberId: someone.memberId, personId: someone.personId },
      spare: {
        registrationId: await aRegistration(platform, waiting),
        securedId: tenant.memberId,
        spreadsheetId: await aSpreadsheet(house, root, { content: 'Usuário;Nome completo;E-mail\nnova;Nova;nova@exemplo.test' }),
        courseId: course.id,
        activityIds: course.activities.map(({ id }) => id),
        orderIds: [await order(), await order()],
        saleIds: [await sale(), await sale()],
        deadJobId: await aDeadJob(tenantId),
        questionsId: await aSpreadsheet(house, root, { name: 'perguntas.csv', content: '::Frio:: O frio circula? {=Sim ~Não}' }),
      },
    },
  };
}

/** Of this client, failed at every try. */
async function aDeadJob(tenantId: string): Promise<string> {
  let isWell = false;
  const name = 'test.given-up';
  house.jobs.work(name, () => (isWell ? Promise.resolve() : Promise.reject(new Error('not well'))));
  await house.jobs.send({ name, payload: { tenantId } });
  while (
    await house.jobs.drain().then(
      () => false,
      () => true,
    )
  )
    await house.db.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name]);
  isWell = true;
  const { items } = await house.jobs.dead({ limit: 100 });
  return items.find(({ queue }) => queue === name)?.id ?? '';
}

const toldBy = (person: BuiltPerson) => async () => {
  await house.drain();
  const { rows } = await house.db.pool.query<{ count: number }>(
    'select count(*)::int as count from platform.audit_entry where person_id = $1',
    [person.personId],
  );
  return rows[0]?.count ?? 0;
};

test('ADM-09 every write of the console is done here, or excused by name with its reason', () => {
  expect(missingActions()).toEqual([]);
});

test('ADM-09 every write of the console that changes something leaves its entry in the audit log', async () => {
  const { root, parts } = await aConsole();
  expect(await walkAuditLog(house.app, { parts, as: root, told: toldBy(root) })).toEqual([]);
});

test('ADM-09 control: a write that forgot the audit log is found by the same walk', async () => {
  const { root, parts } = await aConsole();
  const careless = await createHttp(house.platform, {
    doorkeeper: doorkeeperOf(house.platform),
    routes: [
      (app) =>
        answer(app, setPersonStatus, async ({ params, reply }) => {
          await house.db.pool.query(`update identity.member set status = 'blocked' where id = $1`, [params.memberId]);
          return reply.serializer(JSON.stringify).send({}) as never; // past the contract too, as a hand-written answer would go
        }),
    ],
  });
  const only = actions.filter(({ operation }) => operation === 'setPersonStatus');
  expect(await walkAuditLog(careless, { parts, as: root, told: toldBy(root), only })).toEqual([
    { operation: 'setPersonStatus', why: 'nothing was told to the audit log' },
  ]);
});
