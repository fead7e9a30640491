/** `npm run backup [-- FOLDER] [--keep N]`: saves database and files into a new folder, also while the server runs. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from './backup.ts';
import { CannotStart } from './cannot-start.ts';
import { asOwner } from './owner-access.ts';
import { besideOf, keepBackup, noteBackup, usualBackupDir } from './saved-backups.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
const takenAt = new Date().toISOString();

await asOwner({ alone: false }, async ({ ownerUrl, filesDir, dataDir, sharedDir }) => {
  const keep = keepOf(values.keep);
  const named = positionals[0];
  if (named !== undefined && keep !== undefined)
    throw new CannotStart('--keep is for backups that are named by their time: leave the folder away, or set BACKUP_DIR.');
  const backupDir = resolve(process.env['BACKUP_DIR'] || usualBackupDir(dataDir));
  const saved =
    named === undefined
      ? await keepBackup({ ownerUrl, dataDir, sharedDir, filesDir, backupDir, takenAt, keep })
      : {
          ...(await backup({ ownerUrl, filesDir, beside: besideOf(dataDir), into: resolve(named), takenAt })),
          into: resolve(named),
          thrownAway: 0,
        };
  if (named !== undefined) await noteBackup(sharedDir, takenAt);
  return [
    `Saved ${saved.rows} rows of ${saved.tables} tables and ${saved.files} files into ${saved.into}`,
    ...(saved.missing > 0 ? [`${saved.missing} files that the database names are not in ${filesDir}.`] : []),
    ...(saved.thrownAway > 0 ? [`${saved.thrownAway} older backups were thrown away.`] : []),
  ].join('\n');
});

function keepOf(given: string | undefined): number | undefined {
  if (given === undefined || /^[1-9]\d{0,5}$/.test(given)) return given === undefined ? undefined : Number(given);
  throw new CannotStart('--keep wants a number of backups, as in: npm run backup -- --keep 7');
}
