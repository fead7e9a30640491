/** The server's beginning and end: settings, start, signals. */
import { readSettings, SettingsRefused } from './platform/config/index.ts';
import { inSources } from './platform/log/index.ts';
import { CannotStart } from './platform/postgres/index.ts';
import { startServer, type RunningServer } from './start-server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const stopAsked = firstStopAsked(); // from now on: one who ends a start that is under way ends its database too

try {
  const server = await startServer(readSettings(process.env), say);
  say(`Vitrine is ready at ${server.publicUrl}`);
  if (server.demo)
    say(`Demo people: ${server.demo.accounts.join(', ')} · password: ${server.demo.password ?? 'the one that they had before'}`);
  void stopAsked.then((ask) => end(server, ask));
} catch (fault) {
  const isExplained = fault instanceof CannotStart || fault instanceof SettingsRefused;
  process.stderr.write(`${isExplained ? fault.message : inSources(String(fault instanceof Error ? fault.stack : fault))}\n`);
  process.exit(1);
}

/**
 * The first signal ends the server in order; impatient ones change nothing. SIGTERM comes from whoever sends people here, and gives them time to send them elsewhere; a person
 * at the terminal (SIGINT) waits for nobody. `disconnect`: the launcher is gone without a word, so nobody would ever end this server.
 */
function firstStopAsked(): Promise<{ drains: boolean }> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve({ drains: signal === 'SIGTERM' }));
    process.on('disconnect', () => resolve({ drains: false }));
  });
}

async function end(server: RunningServer, ask: { drains: boolean }): Promise<void> {
  try {
    await server.stop(ask);
    process.exit(0);
  } catch (fault) {
    process.stderr.write(`The server did not end in order: ${String(fault)}\n`);
    process.exit(1);
  }
}
