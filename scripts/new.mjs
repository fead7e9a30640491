#!/usr/bin/env node
/** `npm run new kind NAME` and `npm run new room NAME`: writes what runs, one folder a floor, with its tests, and every floor's index. Runs on Node 20. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rowOf } from '../architecture/rooms.mjs';
import { named, writeIndexesOfKinds } from './house/kinds.mjs';
import { writeIndexesOfRooms } from './house/rooms.mjs';
import { filesOfKind } from './new/kind.mjs';
import { filesOfRoom, namedRoom } from './new/room.mjs';
import { inRepository, node24, repository } from './setup/places.mjs';
import { asCommand, SetupFailure } from './setup/progress.mjs';
import { runProgram } from './setup/run-program.mjs';

const makers = { kind: newKind, room: newRoom };

await asCommand(async () => {
  const [what, name = ''] = process.argv.slice(2);
  const maker = Object.hasOwn(makers, what ?? '') ? makers[what] : undefined;
  if (!maker) throw new SetupFailure('npm run new kind NAME, or npm run new room NAME, as in: npm run new kind slide-show');
  await maker(name);
});

async function newKind(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new SetupFailure(`"${name}" is no name of a kind: small letters, with - between words.`);
  const files = await written(filesOfKind(named(name)));
  const indexes = writeIndexesOfKinds(repository);
  console.log(`${files} files written, ${indexes.length} indexes written anew, no other file changed.`);
  console.log(
    `It is a text that a person confirms to have read. Make of it what ${name} is: its words in four languages, sign, editor, player and demo lie in its folders.`,
  );
}

async function newRoom(name) {
  if (!/^[a-z]+$/.test(name)) throw new SetupFailure(`"${name}" is no name of a room: small letters, one word.`);
  if (rowOf(name) === undefined)
    throw new SetupFailure(`${name} has no row in architecture/rooms.mjs: write it there first, where it stands says what it may use.`);
  const files = await written(filesOfRoom(namedRoom(name, nextMinute())));
  const indexes = writeIndexesOfRooms(repository);
  for (const script of ['generated-types', 'roles-page']) await mustRun(node24, [inRepository(`scripts/house/${script}.mjs`), '--write']);
  console.log(
    `${files} files written, ${indexes.length} indexes, the types of the tables and the page of roles written anew, no other file changed.`,
  );
  console.log(
    `Members keep short texts in it, and staff may take one away. Make of it what ${name} is; docs/CONTRIBUTING.md says what lies where.`,
  );
}

/** Writes files that are not there yet; answers how many. */
async function written(files) {
  const taken = files.find(({ path }) => existsSync(inRepository(path)));
  if (taken) throw new SetupFailure(`${taken.path} is there already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(inRepository(path)), { recursive: true });
    writeFileSync(inRepository(path), text);
  }
  const code = files.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
  await mustRun(inRepository('node_modules/.bin/oxfmt'), code);
  return files.length;
}

async function mustRun(program, args) {
  const { code, output } = await runProgram(program, args, { quiet: true });
  if (code !== 0) throw new SetupFailure(`${program} failed:\n${output.trim()}`);
}

/** Of now, in UTC, or behind the last migration: they run in the order of their names. */
function nextMinute() {
  const minutes = readdirSync(inRepository('server/migrations')).map((file) => file.slice(0, 12));
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 12);
  const last = minutes.sort().at(-1) ?? '';
  return now > last ? now : String(Number(last) + 1);
}
