import { Agent } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { alternativeLogin } from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';
import { demoPassword } from '../crash/server-process.ts';
import { logIn, requestOf, send, webApp } from '../crash/calls.ts';
import { passwordCost } from '../../server/src/modules/identity/index.ts';
import { demoAccounts } from '../../server/src/demo/texts/index.ts';
import type { Figure } from './figures.ts';
import { ask, median, type Target } from './load.ts';

const runs = 5;
const each = 12;

/** Log-in against the verification of its password alone, alternating; and how long another request waits while passwords are hashed. */
export async function logInFigures(url: string): Promise<Figure[]> {
  const stored = await hash(demoPassword, passwordCost);
  const target = await logInTarget(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ratios: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const alone = await middle(() => verify(stored, demoPassword));
    const whole = await middle(() => ask(target, agent));
    ratios.push(whole / alone);
  }
  agent.destroy();
  return [
    { name: 'log-in against its argon2 verification alone', value: median(ratios), unit: '×', limit: { atMost: 1.15 } },
    { name: 'another request while eight people log in', value: await waitBeside(url), unit: 'ms', limit: { atMost: 100 } },
  ];
}

async function logInTarget(url: string): Promise<Target> {
  const { authorization } = await webApp(url);
  const { address, type, body } = requestOf(alternativeLogin, { body: { username: 'seller', password: demoPassword } });
  return { url, path: address, headers: { authorization, 'content-type': type }, post: body ?? '' };
}

async function middle(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < each; turn += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** Were the hashing done on the thread of requests, this would be eight verifications long. */
async function waitBeside(url: string): Promise<number> {
  const people = Promise.all(demoAccounts.map((userName) => logIn(url, { userName, password: demoPassword })));
  const times: number[] = [];
  let isOver = false;
  void people.finally(() => (isOver = true));
  while (!isOver) {
    const begin = performance.now();
    await send({ url, authorization: '' }, getSite, {});
    times.push(performance.now() - begin);
  }
  await people;
  return median(times);
}
