/** `npm run restore -- FOLDER [--force]`: brings a backup back while the server is stopped. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../database/migrate.ts';
import { CannotStart } from './cannot-start.ts';
import { asOwner } from './owner-access.ts';
import { restore } from './restore.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });

await asOwner({ alone: true }, async ({ ownerUrl, appRole, filesDir, dataDir }) => {
  if (!positionals[0]) throw new CannotStart('Name the folder of the backup: npm run restore -- FOLDER');
  const shape = (url: string) => migrate(url, { appRole });
  const log = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const places = { from: resolve(positionals[0]), ownerUrl, filesDir, besideDir: dataDir };
  const done = await restore({ ...places, force: values.force === true, migrate: shape, log });
  return `Restored ${done.rows} rows of ${done.tables} tables and ${done.files} files. Start Vitrine again.`;
});
