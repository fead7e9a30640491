import { builtServer } from '../../scripts/setup/places.mjs';
import { discardDataDir, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { startServerProcess, type ServerOptions, type ServerProcess } from '../crash/server-process.ts';

/** A built server with the demo on a folder of its own, ended and removed afterwards. */
export async function withServer(
  work: (running: { server: ServerProcess; options: ServerOptions }) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const options: ServerOptions = { bundle: builtServer, dataDir: temporaryDataDir(), port: 4_500, env: { NODE_ENV: 'production', ...env } };
  try {
    const server = await startServerProcess(options);
    try {
      await work({ server, options });
    } finally {
      await server.kill('SIGTERM');
    }
  } finally {
    await discardDataDir(options.dataDir);
  }
}
