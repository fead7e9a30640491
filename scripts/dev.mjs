#!/usr/bin/env node
/** `npm run dev`: server, learner app (5173) and console (5174), each reloaded on change. */
import { spawn } from 'node:child_process';
import { install } from './setup/install.mjs';
import { inRepository, node24, repository } from './setup/places.mjs';
import { asCommand } from './setup/progress.mjs';
import { environment } from './setup/run-program.mjs';

await asCommand(async () => {
  await install();
  const port = process.env.PORT || '3000';
  const env = environment({ NODE_ENV: 'development', PORT: port, DRAIN_SECONDS: '0' });
  const programs = [
    ['--watch', '--watch-preserve-output', '--enable-source-maps', inRepository('server/src/main.ts')],
    [inRepository('scripts/setup/serve-app.mjs'), 'web', '5173', port],
    [inRepository('scripts/setup/serve-app.mjs'), 'admin', '5174', port],
  ].map((args) => spawn(node24, args, { cwd: repository, env, stdio: 'inherit' }));

  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    for (const program of programs) program.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  for (const program of programs) program.on('exit', end); // one without the others helps nobody
});
