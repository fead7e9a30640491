/** Whether there is room for a file: on the disk, and in what its client may take. */
import { mkdir, statfs } from 'node:fs/promises';
import type { Reader, Tx } from '../database/index.ts';
import { Refusal } from '../http/refusal.ts';

const mebibyte = 1_048_576;

export type Limits = { DISK_FLOOR_MEGABYTES: number; CLIENT_STORAGE_MEGABYTES?: number | undefined };

/** What a client's files take, and how much they may: its own limit, and the one of every client. */
export type ClientStatus = { bytes: number; ownMegabytes: number | null; everyMegabytes: number | null };

export type Room = {
  /** Refuses `disk_full` where so many more bytes would go below the floor of free space: the database lives on this disk too. */
  onDisk(bytes: number): Promise<void>;
  /** Refuses `storage_full` for what can be known before the bytes come; `holdClient` decides. */
  forClient(db: Reader, ask: { tenantId: string; bytes: number }): Promise<void>;
  /** After the file's row was written, in its transaction: the client's number is locked until it ends, so that two files at once cannot both be the last one. Refuses `storage_full`. */
  holdClient(tx: Tx, ask: { tenantId: string }): Promise<void>;
  statusOf(db: Reader, ask: { tenantId: string }): Promise<ClientStatus>;
  /** A limit of its own; none with null. Files that come at this moment come before or after it. */
  limitClient(tx: Tx, ask: { tenantId: string; megabytes: number | null }): Promise<void>;
};

export function roomFor(filesDir: string, limits: Limits): Room {
  const everyMegabytes = limits.CLIENT_STORAGE_MEGABYTES ?? null;
  const statusOf: Room['statusOf'] = async (db, { tenantId }) => {
    const row = await db
      .selectFrom('platform.client_storage')
      .where('tenant_id', '=', tenantId)
      .select(['bytes', 'most_megabytes'])
      .executeTakeFirst();
    return { bytes: Number(row?.bytes ?? 0), ownMegabytes: row?.most_megabytes ?? null, everyMegabytes };
  };
  const forClient: Room['forClient'] = async (db, { tenantId, bytes }) => {
    const { bytes: taken, ...most } = await statusOf(db, { tenantId });
    const megabytes = Math.min(most.ownMegabytes ?? Infinity, most.everyMegabytes ?? Infinity);
    if (taken + bytes > megabytes * mebibyte) throw new Refusal('storage_full');
  };
  return {
    onDisk: async (bytes) => {
      await mkdir(filesDir, { recursive: true });
      const { bavail, bsize } = await statfs(filesDir);
      if (bavail * bsize - bytes < limits.DISK_FLOOR_MEGABYTES * mebibyte) throw new Refusal('disk_full');
    },
    forClient,
    statusOf,
    limitClient: async (tx, { tenantId, megabytes: most_megabytes }) => {
      await tx
        .insertInto('platform.client_storage')
        .values({ tenant_id: tenantId, bytes: 0, most_megabytes })
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ most_megabytes }))
        .execute();
    },
    holdClient: (tx, { tenantId }) => forClient(tx, { tenantId, bytes: 0 }),
  };
}
