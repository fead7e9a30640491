import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../speed/load.ts';

type Next = (turn: number) => { path: string; authorization: string };

/** So many requests one after the other; what each took in milliseconds, the shortest first. */
export async function oneByOne(url: string, { times, next }: { times: number; next: Next }): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) took.push(await timed(url, next(turn), agent));
  agent.destroy();
  return took.toSorted((one, other) => one - other);
}

/** So many requests a second, each sent at its time whether those before were answered or not; what each took, the shortest first. */
export async function atRate(url: string, { second, seconds, next }: { second: number; seconds: number; next: Next }): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const begin = performance.now();
  const sent: Promise<number>[] = [];
  for (let turn = 0; turn < second * seconds; turn += 1) {
    const early = begin + (turn * 1_000) / second - performance.now();
    if (early > 0) await pause(early);
    sent.push(timed(url, next(turn), agent));
  }
  const took = await Promise.all(sent);
  agent.destroy();
  return took.toSorted((one, other) => one - other);
}

async function timed(url: string, { path, authorization }: ReturnType<Next>, agent: Agent): Promise<number> {
  const begin = performance.now();
  await ask({ url, path, headers: { authorization } }, agent);
  return performance.now() - begin;
}
