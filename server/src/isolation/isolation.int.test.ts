import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { getPerson, setPersonStatus } from '@vitrine/contract/identity';
import { roles, type Role } from '@vitrine/domain/identity';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import { keepProof, ledgerMarks, reachNow } from '../modules/ledger/index.ts';
import { tell } from '../modules/notices/index.ts';
import { openDatabase } from '../platform/database/index.ts';
import { answer, createHttp, notFound } from '../platform/http/index.ts';
import { listRoutes } from '../platform/http/list-routes.ts';
import { carelessUploads } from '../platform/storage/testing.ts';
import { isLong, openHouse } from '../testing.ts';
import { catalogue } from '@vitrine/contract/catalogue';
import { doorkeeperOf, routesOf } from '../app.ts';
import { missingFileOperations, ownUploadBytes, walkFiles } from './file-operations.ts';
import { aForeignTenant, beginUpload, seenBy, type ForeignTenant } from './testing.ts';
import { statesOf, tablesWithTenant } from './table-hashes.ts';
import { missingEntries, walk, type Distance, type Leak, type Walker } from './walk.ts';
import { portOf } from '../platform/testing/port-of.ts';

/** All in the long run; else who may do most on a site and in a client, and who may do least: what the others may lies between. */
const walkers: Record<Distance, readonly Role[]> = isLong
  ? { 'same site': roles, 'another site': roles }
  : { 'same site': ['learner', 'client_administrator', 'superuser'], 'another site': ['superuser'] };
let house: Awaited<ReturnType<typeof openHouse>>;
let home: { siteId: string; tenantId: string };
let foreign: Record<Distance, ForeignTenant>;
let tables: string[];

beforeAll(async () => {
  house = await openHouse();
  const { siteId, tenantId } = await aPerson(house.platform, { fullName: 'Gente de casa' });
  home = { siteId, tenantId };
  tables = await tablesWithTenant(house.db.pool);
  foreign = {
    'same site': await aForeignTenant(house, { siteId, mark: 'marcavizinha' }),
    'another site': await aForeignTenant(house, { mark: 'marcaestranha' }),
  };
  await proveLedger();
});
afterAll(() => house.close());

/** As the ledger's command does, which is the owner's: the app may only read it. */
async function proveLedger(): Promise<void> {
  const { pathname } = new URL(String(house.db.pool.options.connectionString));
  const owner = await openDatabase({ url: Object.assign(new URL(inject('postgres').superUrl), { pathname }).href, connections: 1 });
  const reach = await reachNow(owner.write());
  await owner.transaction((tx) => keepProof(tx, { reach, at: house.clock.now(), marks: ledgerMarks }));
  await owner.close();
}

const caller = (role: Role) => aPerson(house.platform, { tenantId: home.tenantId, roles: [role] });
const walkerOf = (person: BuiltPerson, role: string): Walker => ({
  accessToken: person.accessToken,
  host: person.host,
  clientBasic: `Basic ${Buffer.from(`web-${person.siteId}:public-secret`).toString('base64')}`,
  role,
});
const statesNow = ({ tenantId }: ForeignTenant) => statesOf(house.db.pool, { tables, tenantId });

test('CLI-08 every operation has its entry, every address of a file too, and the other tenant a row in every table', async () => {
  expect(missingEntries()).toEqual([]);
  expect(missingFileOperations(await listRoutes({ doorkeeperOf, routesOf }))).toEqual([]);
  for (const tenant of Object.values(foreign))
    expect((await statesNow(tenant)).filter(({ rows }) => rows === 0).map(({ table }) => table)).toEqual([]);
});

describe.each(['same site', 'another site'] as const)('a tenant on %s', (distance) => {
  test.each(walkers[distance])('CLI-08 as %s no operation tells of it or changes it', async (role) => {
    const person = await caller(role);
    const before = await statesNow(foreign[distance]);
    const leaks = await walk(house.app, { walker: walkerOf(person, role), foreign: seenBy(house, foreign[distance], person), distance });
    expect(leaks).toEqual([]);
    expect(await statesNow(foreign[distance])).toEqual(before);
  });

  test('CLI-08 files and uploads open by no link, no id and no address that ends in one', async () => {
    const person = await caller('superuser');
    const before = await statesNow(foreign[distance]);
    expect(await attackFiles(house.app, person, foreign[distance])).toEqual([]);
    expect(await statesNow(foreign[distance])).toEqual(before);
    expect(await bytesOfUpload(foreign[distance])).toBe('');
  });
});

/** Before the address is made of the id that was checked, this is how an upload was handed to the protocol. */
test('CLI-08 control: an upload handed on by the address that was asked for is caught by the same walk', async () => {
  const person = await caller('superuser');
  const tenant = foreign['another site'];
  const careless = await createHttp(house.platform, {
    doorkeeper: doorkeeperOf(house.platform),
    routes: [carelessUploads(house.platform)],
  });
  const leaks = await attackFiles(careless, person, tenant);
  expect(new Set(leaks.map(({ operation }) => operation))).toContain('HEAD /api/files/*');
  await expect(bytesOfUpload(tenant)).rejects.toMatchObject({ code: 'ENOENT' });
});

async function attackFiles(app: FastifyInstance, person: BuiltPerson, tenant: ForeignTenant): Promise<Leak[]> {
  const { fileId, uploadId, author, mark } = tenant;
  const ownUploadId = await beginUpload(house, { author: person, mark: 'own', bytes: ownUploadBytes });
  const theirs = house.platform.storage.link(author.actor, { id: fileId, name: 'manual.pdf' });
  const theirLink = theirs.replace(author.personId, person.personId).replace(author.tenantId, person.tenantId);
  const ownLink = house.platform.storage.link(person.actor, { id: fileId, name: 'manual.pdf' });
  return walkFiles(app, { walker: walkerOf(person, 'superuser'), files: { mark, fileId, uploadId, ownUploadId, ownLink, theirLink } });
}

const bytesOfUpload = ({ uploadId }: ForeignTenant) => readFile(join(house.platform.storage.vault.uploadsDir, uploadId), 'utf8');

test('CLI-08 a stream brings what its member is told, and nothing of another tenant', async () => {
  const person = await caller('superuser');
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(house.app.server);
  const heard: string[] = [];
  const headers = { host: person.host, authorization: `Bearer ${person.streamToken}` };
  await new Promise<void>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path: '/api/v1/stream', headers }, (stream) => {
      stream.on('data', (chunk: Buffer) => {
        heard.push(chunk.toString());
        if (heard.join('').includes('para quem ouve')) {
          sent.destroy();
          resolve();
        }
      });
      void tellBoth(person).catch(reject);
    });
    sent.on('error', (fault) => (heard.length > 0 ? undefined : reject(fault)));
    sent.end();
  });
  expect(heard.join('')).not.toContain('marca');
});

/** First the strangers, then the listener: whatever leaked would have come before. */
async function tellBoth(listener: BuiltPerson): Promise<void> {
  const news = (memberId: string, tenantId: string, text: string) =>
    house.db.transaction((tx) =>
      tell(house.platform, tx, { tenantId, memberId }, { kind: 'course_published', facts: { title: text }, cause: `${text} ${memberId}` }),
    );
  for (const { memberId, tenantId, mark } of Object.values(foreign)) await news(memberId, tenantId, mark);
  await news(listener.memberId, listener.tenantId, 'para quem ouve');
  await house.drain();
}

const carelessQuery = 'select p.full_name, m.status from identity.person p join identity.member m on m.person_id = p.id where m.id = $1';

test('CLI-08 control: one query, and one write, without their tenant are caught by the same walk', async () => {
  const person = await caller('client_administrator');
  const tenant = await aForeignTenant(house, { mark: 'marcadocontrole' });
  const careless = await createHttp(house.platform, {
    catalogue,
    doorkeeper: doorkeeperOf(house.platform),
    routes: [
      (app) => {
        answer(app, getPerson, async ({ params, reply }) => {
          const { rows } = await house.db.pool.query(carelessQuery, [params.memberId]);
          return reply.serializer(JSON.stringify).send(rows[0]) as never; // past the contract too, as a hand-written answer would go
        });
        answer(app, setPersonStatus, async ({ params, reply }) => {
          await house.db.pool.query(`update identity.member set status = 'blocked' where id = $1`, [params.memberId]);
          return reply.serializer(JSON.stringify).send({}) as never;
        });
      },
    ],
  });
  const before = await statesNow(tenant);
  const leaks = await walk(careless, {
    walker: walkerOf(person, 'client_administrator'),
    foreign: seenBy(house, tenant, person),
    distance: 'another site',
  });
  expect(leaks.map(({ operation }) => operation)).toContain('getPerson');
  expect(await statesNow(tenant)).not.toEqual(before);
});

test('CLI-08 control: every write that forgot its tenant would be reached, for what is sent to it is whole and of its shape', async () => {
  const person = await caller('superuser');
  const tenant = foreign['another site'];
  const reached = new Set<string>();
  const writes = catalogue.filter(({ access, method }) => access === 'member' && method !== 'GET');
  const careless = await createHttp(house.platform, {
    doorkeeper: doorkeeperOf(house.platform),
    routes: [
      (app) => {
        for (const operation of writes)
          answer(app, operation, () => {
            reached.add(operation.name);
            throw notFound();
          });
      },
    ],
  });
  await walk(careless, { walker: walkerOf(person, 'superuser'), foreign: seenBy(house, tenant, person), distance: 'another site' });
  expect(writes.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
});
