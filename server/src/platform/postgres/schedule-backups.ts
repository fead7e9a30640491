import { resolve } from 'node:path';
import type { Platform } from '../platform.ts';
import { keepBackup, usualBackupDir, type Keeping } from './saved-backups.ts';

const crons = { hour: '7 * * * *', day: '7 2 * * *', week: '7 2 * * 0' } as const;
const name = 'platform.backup';

type Parts = {
  jobs: Pick<Platform['jobs'], 'work' | 'schedule'>;
  clock: Pick<Platform['clock'], 'now'>;
  log: Pick<Platform['log'], 'info' | 'error'>;
  settings: Pick<Platform['settings'], 'BACKUP_EVERY' | 'BACKUP_DIR' | 'BACKUP_KEEP'>;
};

/** Saves everything into BACKUP_DIR as often as BACKUP_EVERY says, and keeps BACKUP_KEEP of them. Before `jobs.start`. */
export function scheduleBackups(
  { jobs, clock, log, settings }: Parts,
  places: Pick<Keeping, 'ownerUrl' | 'dataDir' | 'sharedDir' | 'filesDir'>,
): void {
  const { BACKUP_EVERY: every, BACKUP_DIR: backupDir = usualBackupDir(places.dataDir), BACKUP_KEEP: keep } = settings;
  if (every === 'never') return jobs.work(name, async () => {}); // what an earlier setting has put into the queue is done away with
  let isRunning = false; // a job that takes longer than the queue waits is begun again
  jobs.schedule(name, crons[every], async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      const { into, missing, ...saved } = await keepBackup({
        ...places,
        backupDir: resolve(backupDir),
        takenAt: clock.now(),
        keep,
      });
      log.info({ into, ...saved }, 'a backup was made');
      if (missing > 0) log.error({ into, missing }, 'files that the database names are missing');
    } finally {
      isRunning = false;
    }
  });
}
