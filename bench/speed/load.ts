import { Agent, request } from 'node:http';

export type Target = { url: string; path: string; headers: Record<string, string>; post?: string };

/** Answered requests a second over a while, with so many connections kept open; any answer but 200 is a fault. */
export async function requestsASecond(target: Target, { seconds, connections }: { seconds: number; connections: number }): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now();
  const until = begin + seconds * 1_000;
  let answered = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await ask(target, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const rate = answered / ((performance.now() - begin) / 1_000);
  agent.destroy();
  return rate;
}

/**
 * One request, answered by 200 to its last byte. By node:http and a connection that stays open: what is measured is the server, and the
 * runtime's fetch takes several milliseconds of its own after a pause.
 */
export function ask({ url, path, headers, post }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, headers, method: post === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`))));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(post);
  });
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
