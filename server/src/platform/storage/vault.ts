/** What the routes of stored files share behind the door. */
import type { FilePurpose } from '@vitrine/domain/kernel';
import type { BlobStore, Source } from './disk-blob-store.ts';
import type { StoredRow } from './file-rows.ts';
import type { Room } from './room-for-files.ts';
import type { Signer } from './signed-links.ts';

export type Vault = {
  blobStore: BlobStore;
  signer: Signer;
  room: Room;
  /** Where half-sent uploads wait. */
  uploadsDir: string;
  /** Examines a source and puts its content on the blob store; answers the row, which the caller inserts. */
  keep(ask: {
    source: Source;
    siteId: string;
    tenantId: string | null;
    personId: string | null;
    purpose: FilePurpose;
    name: string;
    isPublic: boolean;
    /** Comes with the product, not from a person. */
    isOurs: boolean;
    seconds?: number;
  }): Promise<StoredRow>;
};
