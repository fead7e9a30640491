/** `npm run backup [-- FOLDER]`: saves database and files into a new folder, also while the server runs. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from './backup.ts';
import { asOwner } from './owner-access.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const takenAt = new Date().toISOString();

await asOwner({ alone: false }, async ({ ownerUrl, filesDir, dataDir }) => {
  const into = resolve(positionals[0] ?? join(dataDir, 'backups', takenAt.replaceAll(':', '-')));
  const { tables, rows, files } = await backup({ ownerUrl, filesDir, into, takenAt });
  return `Saved ${rows} rows of ${tables} tables and ${files} files into ${into}`;
});
