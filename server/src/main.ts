/** The server's beginning and end: settings, start, signals. */
import { readSettings, SettingsRefused } from './platform/config/index.ts';
import { inSources } from './platform/log/index.ts';
import { CannotStart } from './platform/postgres/index.ts';
import { startServer } from './start-server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const server = await startServer(readSettings(process.env), say);
  endBySignal(server.stop);
  say(`Vitrine is ready at ${server.publicUrl}`);
  if (server.demo) say(`Demo people: ${server.demo.accounts.join(', ')} · password: ${server.demo.password}`);
} catch (fault) {
  const isExplained = fault instanceof CannotStart || fault instanceof SettingsRefused;
  process.stderr.write(`${isExplained ? fault.message : inSources(String(fault instanceof Error ? fault.stack : fault))}\n`);
  process.exit(1);
}

/** The first signal ends the server in order; impatient ones change nothing. */
function endBySignal(stop: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void stop().then(
        () => process.exit(0),
        (fault: unknown) => {
          process.stderr.write(`The server did not end in order: ${String(fault)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
