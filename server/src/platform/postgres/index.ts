/** The embedded PostgreSQL: where it lives, who runs it, how it is started, joined, watched, stopped, saved and brought back. */
export { CannotStart } from './cannot-start.ts';
export { abandonedDataDirs, chooseDataDir, clusterOf, temporaryDataDir } from './data-folder.ts';
export { claimFolder, type FolderClaim } from './folder-claim.ts';
export { asOwner } from './owner-access.ts';
export { type DatabasePlan, type PlannedRole, prepareDatabase, sqlOf } from './prepare-database.ts';
export { appRole, createDatabase, databaseName, ownerRole, provision } from './provision.ts';
export { scheduleBackups } from './schedule-backups.ts';
export { discardDataDir, type PostgresOptions, type RunningPostgres, runningUrls, startPostgres } from './start-postgres.ts';
