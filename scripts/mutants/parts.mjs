/** What is mutated, and which tests have to find it. Runs on Node 20. */
import { globSync, readdirSync } from 'node:fs';
import { inRepository, repository } from '../setup/places.mjs';

const domain = 'packages/domain/src';
const modules = 'server/src/modules';

/** Rooms whose use-cases are mutated, beside the tests that lie elsewhere. Each mutant asks a real database, so a run takes some files of each. */
const rooms = {
  ledger: [`${modules}/ledger/**/*.int.test.ts`, `${modules}/rewards/orders.int.test.ts`],
  sales: [`${modules}/sales/**/*.int.test.ts`],
  rewards: [`${modules}/rewards/**/*.int.test.ts`],
  identity: [`${modules}/identity/**/*.int.test.ts`],
  privacy: [`${modules}/privacy/**/*.int.test.ts`, 'server/src/isolation/{copy,erasure}.int.test.ts'],
  people: [`${modules}/people/**/*.int.test.ts`],
  learning: [`${modules}/learning/**/*.int.test.ts`],
  tenancy: [
    `${modules}/identity/{site-and-clients,client-storage,institutional-texts,client-languages,maintenance}.int.test.ts`,
    'server/src/dead-jobs.int.test.ts',
  ],
  platform: ['server/src/platform/**/*.int.test.ts'],
};
const filesPerRun = 3;

/** Words and tables are no rules: a mutant of them is a typing error. */
const noRules = /(\.test|\.fixture|\.gen)\.ts$|\/(index|testing|words|routes|common-passwords|export-words)\.ts$|\/testing\//;
const sourcesIn = (folder) =>
  globSync(`${folder}/**/*.ts`, { cwd: repository })
    .filter((file) => !noRules.test(file))
    .sort();

/** Rules: every one, each time. */
const domainParts = () =>
  readdirSync(inRepository(domain)).map((room) => ({
    name: `domain/${room}`,
    kind: 'domain',
    mutate: sourcesIn(`${domain}/${room}`),
    tests: [`${domain}/**/*.test.ts`, 'packages/client/src/**/*.test.ts'], // the session's machine is walked where it is driven
  }));

/** Use-cases: those of `turn`, so that each comes in its time; all of them with `isWhole`. */
const roomParts = ({ turn, isWhole }) =>
  Object.entries(rooms).map(([room, tests]) => {
    const all = sourcesIn(room === 'platform' ? 'server/src/platform' : `${modules}/${room}`);
    const from = (turn * filesPerRun) % all.length;
    const mutate = isWhole ? all : [...all, ...all].slice(from, from + Math.min(filesPerRun, all.length));
    return { name: room, kind: 'room', mutate, tests };
  });

/**
 * The parts of a run. `only`: names of parts (`domain/learning`, `ledger`), all of `domain`, or a part and one of its files (`ledger/credit.ts`).
 */
export function partsOf({ only, turn, isWhole }) {
  const asked = ({ name, mutate }, wish) => {
    if (wish === name || wish === name.split('/')[0]) return mutate;
    const isOfPart = wish.startsWith(`${name}/`);
    return isOfPart ? mutate.filter((file) => file.endsWith(wish.slice(name.length))) : [];
  };
  const parts = [...domainParts(), ...roomParts({ turn, isWhole: isWhole || only?.some((wish) => wish.endsWith('.ts')) })];
  if (!only) return parts.filter(({ mutate }) => mutate.length > 0);
  return parts
    .map((part) => ({ ...part, mutate: [...new Set(only.flatMap((wish) => asked(part, wish)))] }))
    .filter(({ mutate }) => mutate.length > 0);
}
