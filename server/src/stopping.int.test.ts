/** How a server ends: told by a signal, by its launcher, or not at all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discardDataDir, runningUrls, temporaryDataDir } from './platform/postgres/index.ts';

let dataDir: string;
let child: ChildProcess;
let port: number;
beforeEach(async () => {
  dataDir = temporaryDataDir();
  port = await freePort();
});
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await discardDataDir(dataDir);
});

/** The product's own main program on an empty folder, ready; launched as `npm start` does. */
async function start(env: Record<string, string>): Promise<string> {
  const ports = { PORT: String(port), CONTENT_PORT: String(await freePort()) };
  child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DEMO: 'false', DATA_DIR: dataDir, ...ports, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Vitrine is ready') && resolve());
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return `http://127.0.0.1:${port}`;
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'closed',
  );

test('at SIGTERM the server says that it is not ready, serves on, closes its port, ends what is open, and its database last', async () => {
  const url = await start({ DRAIN_SECONDS: '3' });
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');

  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503);
  const answered = await fetch(`${url}/healthz`);
  expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
  const open = await halfSent();
  await expect.poll(() => statusOf(`${url}/healthz`), { timeout: 10_000 }).toBe('closed');
  expect(runningUrls(dataDir)).toBeDefined();
  expect(open.bytesRead).toBe(0);
  open.write('}');
  expect(await firstLineOf(open)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await exited).toEqual([0, null]);
  expect(runningUrls(dataDir)).toBeUndefined();
});

test('a server whose launcher was killed hard ends in order, with its database', async () => {
  await start({});
  const exited = once(child, 'exit');
  child.disconnect(); // what the kernel does when the launcher is gone
  expect(await exited).toEqual([0, null]);
  expect(runningUrls(dataDir)).toBeUndefined();
});

test('a signal during the start ends the server and the database that it has started', async () => {
  child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      DEMO: 'false',
      DATA_DIR: dataDir,
      PORT: String(port),
      CONTENT_PORT: String(await freePort()),
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout ?? child, 'data'); // the database runs, nothing else does
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(runningUrls(dataDir)).toBeUndefined();
});

/** A request whose last bytes have not come yet. */
async function halfSent(): Promise<Socket> {
  const line = connect(port, '127.0.0.1');
  await once(line, 'connect');
  line.write(
    'POST /api/v1/webservice-tokens/look HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  return line;
}

async function firstLineOf(line: Socket): Promise<string> {
  const [chunk] = await once(line, 'data');
  return String(chunk).split('\r\n')[0] ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
