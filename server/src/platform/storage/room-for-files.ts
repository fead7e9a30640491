/** Whether there is room for a file: on the disk, and in what its client may take. */
import { mkdir, statfs } from 'node:fs/promises';
import type { Reader, Tx } from '../database/index.ts';
import { Refusal } from '../http/refusal.ts';

const mebibyte = 1_048_576;

export type Limits = { DISK_FLOOR_MEGABYTES: number; CLIENT_STORAGE_MEGABYTES?: number | undefined };

export type Room = {
  /** Refuses `disk_full` where so many more bytes would go below the floor of free space: the database lives on this disk too. */
  onDisk(bytes: number): Promise<void>;
  /** Refuses `storage_full` for what can be known before the bytes come; `holdClient` decides. */
  forClient(db: Reader, ask: { tenantId: string; bytes: number }): Promise<void>;
  /** After the file's row was written, in its transaction: the client's number is locked until it ends, so that two files at once cannot both be the last one. Refuses `storage_full`. */
  holdClient(tx: Tx, ask: { tenantId: string }): Promise<void>;
};

export function roomFor(filesDir: string, limits: Limits): Room {
  const most = limits.CLIENT_STORAGE_MEGABYTES === undefined ? undefined : limits.CLIENT_STORAGE_MEGABYTES * mebibyte;
  const forClient: Room['forClient'] = async (db, { tenantId, bytes }) => {
    if (most === undefined) return;
    const taken = await db.selectFrom('platform.client_storage').where('tenant_id', '=', tenantId).select('bytes').executeTakeFirst();
    if (Number(taken?.bytes ?? 0) + bytes > most) throw new Refusal('storage_full');
  };
  return {
    onDisk: async (bytes) => {
      await mkdir(filesDir, { recursive: true });
      const { bavail, bsize } = await statfs(filesDir);
      if (bavail * bsize - bytes < limits.DISK_FLOOR_MEGABYTES * mebibyte) throw new Refusal('disk_full');
    },
    forClient,
    holdClient: (tx, { tenantId }) => forClient(tx, { tenantId, bytes: 0 }),
  };
}
