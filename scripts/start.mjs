#!/usr/bin/env node
/** `npm start`: installs, builds and runs Vitrine, each only when needed. Plain ESM without dependencies, for Node 20 and newer. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { builtServer, node24, repository, serverFlags } from './setup/places.mjs';
import { asCommand, SetupFailure } from './setup/progress.mjs';
import { environment } from './setup/run-program.mjs';

await asCommand(async () => {
  const port = portOf(process.env.PORT || '3000');
  await refuseTakenPort(port); // known now, rather than after minutes of set-up
  await install();
  await build();
  serve();
});

/**
 * The server starts its database, migrates, fills the demo and says when it is ready. Whoever signals npm or this process signals it, and this process ends after it: `npm start` is
 * `exec node …`, because a shell between npm and this process would take a signal for itself. Killed hard, this process cannot pass on anything: the channel to the server
 * breaks then, which ends it in order.
 */
function serve() {
  const server = spawn(node24, [...serverFlags, builtServer], {
    cwd: repository,
    env: environment({ NODE_ENV: 'production' }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let isEnding = false;
  const end = (signal) => {
    if (isEnding) return;
    isEnding = true;
    // A terminal gives Ctrl-C to the server too; whoever signals this process alone is passed on. The server takes the first and ignores the rest.
    setTimeout(() => server.kill(signal), signal === 'SIGINT' ? 150 : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env.npm_lifecycle_event === 'start') whenOrphaned(() => end('SIGTERM'));
  server.on('error', (fault) => {
    console.error(`The server could not be started: ${fault.message}`);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => process.exit(isEnding ? 0 : (code ?? (signal ? 1 : 0))));
}

/** npm is gone without a word, killed hard: nobody would ever signal this process again. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
}

function portOf(given) {
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
  throw new SetupFailure('PORT has to be a whole number from 0 to 65535, as in: PORT=3001 npm start');
}

function refuseTakenPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        reject(new SetupFailure(`Port ${port} is taken by another program. End that one, or choose another port: PORT=3001 npm start`));
      else if (code === 'EACCES')
        reject(new SetupFailure(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`));
      else resolve();
    });
    probe.listen(port, () => probe.close(resolve));
  });
}
