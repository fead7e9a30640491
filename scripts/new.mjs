#!/usr/bin/env node
/** `npm run new kind NAME`: writes a kind of activity that runs, one folder a floor, with its tests, and every floor's index of kinds. Runs on Node 20. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { named, writeIndexesOfKinds } from './house/kinds.mjs';
import { filesOfKind } from './new/kind.mjs';
import { inRepository, repository } from './setup/places.mjs';
import { asCommand, SetupFailure } from './setup/progress.mjs';
import { runProgram } from './setup/run-program.mjs';

await asCommand(async () => {
  const [what, name = ''] = process.argv.slice(2);
  if (what !== 'kind') throw new SetupFailure('npm run new kind NAME, as in: npm run new kind slide-show');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new SetupFailure(`"${name}" is no name of a kind: small letters, with - between words.`);
  const files = filesOfKind(named(name));
  const taken = files.find(({ path }) => existsSync(inRepository(path)));
  if (taken) throw new SetupFailure(`${taken.path} is there already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(inRepository(path)), { recursive: true });
    writeFileSync(inRepository(path), text);
  }
  await runProgram(
    inRepository('node_modules/.bin/oxfmt'),
    files.map(({ path }) => path),
    { quiet: true },
  );
  const indexes = writeIndexesOfKinds(repository);
  console.log(`${files.length} files written, ${indexes.length} indexes written anew, no other file changed.`);
  console.log(
    `It is a text that a person confirms to have read. Make of it what ${name} is: its words in four languages, sign, editor, player and demo lie in its folders.`,
  );
});
