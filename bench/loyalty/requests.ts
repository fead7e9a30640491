import { Agent, request } from 'node:http';

export type Asked = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: object; form?: Record<string, string> };
export type Load = { url: string; seconds: number; connections: number; next: () => Asked };

/** Requests sent one after the other on each of so many connections; how many were answered a second, and what each took in milliseconds, the shortest first. Any answer but 200 is a fault. */
export async function underLoad({ url, seconds, connections, next }: Load): Promise<{ rate: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now();
  const until = begin + seconds * 1_000;
  const times: number[] = [];
  const worker = async () => {
    while (performance.now() < until) {
      const sent = performance.now();
      await send(url, next(), agent);
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, worker));
    return { rate: times.length / ((performance.now() - begin) / 1_000), times: times.toSorted((one, other) => one - other) };
  } finally {
    agent.destroy();
  }
}

/** The time below which so many of a hundred stay. */
export const percentile = (times: readonly number[], hundredths: number): number =>
  times[Math.min(times.length - 1, Math.ceil((times.length * hundredths) / 100) - 1)] ?? Number.NaN;

function send(url: string, { method, path, headers, body, form }: Asked, agent: Agent): Promise<void> {
  const text = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const told = text === undefined ? headers : { ...headers, 'content-type': type, 'content-length': String(Buffer.byteLength(text)) };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, agent, headers: told }, (answer) => {
      let said = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (said += chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${said.slice(0, 300)}`)),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
