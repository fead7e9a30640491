/**
 * The TypeScript types of the migrated database, made on a throwaway PostgreSQL.
 * `node scripts/house/generated-types.mjs` compares, `--write` writes them anew.
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const typesFile = 'server/src/platform/database/types.gen.ts';
const repository = fileURLToPath(new URL('../..', import.meta.url));
/** As server/src/platform/database reads the values: int8 is a number, instants and days are strings. */
const valuesAsRead = { int8: 'number', numeric: 'string', timestamptz: 'string', timestamp: 'string', date: 'string', time: 'string' };

/** The text of the types that the migrations below `root` make. */
export async function generatedTypes(root) {
  const platform = (path) => import(pathToFileURL(join(root, 'server/src/platform', path)).href);
  const { startPostgres } = await platform('postgres/index.ts');
  const { migrate } = await platform('database/migrate.ts');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-types-'));
  await chmod(folder, 0o755); // started as root, the database runs as another user, who must get through
  const postgres = await startPostgres({ dataDir: join(folder, 'pg'), port: 0, durability: 'test', log: () => {} });
  try {
    await migrate(postgres.ownerUrl);
    return await generate(postgres.ownerUrl, join(folder, 'types.ts'));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function generate(url, file) {
  const codegen = join(repository, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const options = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    file,
    '--type-mapping',
    JSON.stringify(valuesAsRead),
    '--exclude-pattern',
    'pgboss.*',
  ];
  await promisify(execFile)(process.execPath, [codegen, ...options], { cwd: repository });
  return readFile(file, 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await generatedTypes(repository);
  if (process.argv.includes('--write')) await writeFile(join(repository, typesFile), made);
  else if ((await readFile(join(repository, typesFile), 'utf8')) !== made)
    throw new Error(`${typesFile} is not what the migrations make: run again with --write`);
  process.exit(0);
}
