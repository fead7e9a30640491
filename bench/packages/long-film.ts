import { readFileSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { enrol, getCourse, listCourses, openActivity } from '@vitrine/contract/learning';
import { Client } from 'pg';
import { logIn, send, type Session } from '../crash/calls.ts';
import { demoPassword, type ServerProcess } from '../crash/server-process.ts';
import type { Figure } from '../speed/figures.ts';

const film = 2 * 1_024 ** 3;
const part = 8 * 1_024 ** 2;
const players = 8;
/** After so many parts every buffer that there will ever be is there. */
const warmUp = 64;

/** A film of 2 GB, asked for by ranges as players do: what the server's memory grows by from the first quarter to the last byte, and how fast it comes. */
export async function longFilmFigures(
  server: ServerProcess,
  { ownerUrl, dataDir }: { ownerUrl: string; dataDir: string },
): Promise<Figure[]> {
  const session = await logIn(server.url, { userName: 'seller', password: demoPassword });
  const { fileId, url } = await aFilmOf(session);
  await makeLong({ ownerUrl, dataDir, fileId });
  const path = new URL(url, server.url);
  const agent = new Agent({ keepAlive: true, maxSockets: players });
  const starts = Array.from({ length: film / part }, (_, index) => index * part);
  const peaks = { warm: 0, whole: 0 };
  let asked = 0;
  const begin = performance.now();
  const player = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      await range(server.url + path.pathname + path.search, { start, agent });
      asked += 1;
      const memory = residentOf(server.pid);
      if (asked <= warmUp) peaks.warm = Math.max(peaks.warm, memory);
      peaks.whole = Math.max(peaks.whole, memory);
    }
  };
  try {
    await Promise.all(Array.from({ length: players }, player));
  } finally {
    agent.destroy();
  }
  const took = (performance.now() - begin) / 1_000;
  return [
    {
      name: 'a film of 2 GB by ranges: memory beyond the first quarter',
      value: peaks.whole - peaks.warm,
      unit: 'MB',
      limit: { atMost: 50 },
    },
    { name: 'a film of 2 GB by ranges: memory at most', value: peaks.whole, unit: 'MB', limit: null },
    { name: 'a film of 2 GB by ranges: a second', value: film / 1_024 ** 2 / took, unit: 'MB', limit: null },
  ];
}

/** The first film on the seller's catalog, as the player gets it. */
async function aFilmOf(session: Session): Promise<{ fileId: string; url: string }> {
  const { body: catalog } = await send(session, listCourses, { query: { limit: 50 } });
  for (const { id: courseId } of catalog.items) {
    const { body: course } = await send(session, getCourse, { params: { courseId } });
    const row = course.activitiesMenu.find(({ kind, isLocked }) => kind === 'video' && !isLocked);
    if (!row || (await send(session, enrol, { params: { courseId } })).status !== 200) continue;
    const { body } = await send(session, openActivity, { params: { courseId, hierarchy_order: row.hierarchy_order } });
    if (body.content.kind === 'video') return body.content;
  }
  throw new Error('packages: the demo’s seller has no film');
}

/** Its content gets a tail of nothing that takes no room on the disk, and its row the length. */
async function makeLong({ ownerUrl, dataDir, fileId }: { ownerUrl: string; dataDir: string; fileId: string }): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ sha256: string }>('update platform.file set bytes = $2 where id = $1 returning sha256', [
      fileId,
      film,
    ]);
    const sha256 = rows[0]?.sha256 ?? '';
    await truncate(join(dataDir, 'files', sha256.slice(0, 2), sha256.slice(2)), film);
  } finally {
    await owner.end();
  }
}

/** One range, read to its last byte as fast as it comes. */
function range(address: string, { start, agent }: { start: number; agent: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers: { range: `bytes=${start}-${start + part - 1}` } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 206 && bytes === part
          ? resolve()
          : reject(new Error(`a range answered ${answer.statusCode}, ${bytes} bytes`)),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Resident memory of a process in MB, as the kernel counts it. */
const residentOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
