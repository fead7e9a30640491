import { builtServer } from '../../scripts/setup/places.mjs';
import { discardDataDir, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { startServerProcess, type ServerOptions } from '../crash/server-process.ts';
import type { Figure } from './figures.ts';
import { median } from './load.ts';

/** From the call of the built server to the first ready answer, on a filled data folder; median of five. */
export async function startFigures(): Promise<Figure[]> {
  const options: ServerOptions = { bundle: builtServer, dataDir: temporaryDataDir(), port: 4_520, env: { NODE_ENV: 'production' } };
  try {
    await (await startServerProcess(options)).kill('SIGTERM');
    const seconds: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const begin = performance.now();
      const server = await startServerProcess(options);
      seconds.push((performance.now() - begin) / 1_000);
      await server.kill('SIGTERM');
    }
    return [{ name: 'start from a built state', value: median(seconds), unit: 's', limit: { atMost: 3 } }];
  } finally {
    await discardDataDir(options.dataDir);
  }
}
