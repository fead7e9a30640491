import type { Readable } from 'node:stream';
import type { Actor } from '../http/actor.ts';
import type { Clock } from '../clock/index.ts';
import type { Db, Reader, Tx } from '../database/index.ts';
import type { Package } from './packages.ts';
import type { Room } from './room-for-files.ts';
import type { Vault } from './vault.ts';

export type FileRow = {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
  pages: number | null;
  seconds: number | null;
  purpose: string;
};

export type ArchiveAsk = {
  siteId: string;
  tenantId: string;
  personId: string;
  room: string;
  ownerId: string;
  name: string;
  contentType: string;
  content: AsyncIterable<Buffer>;
  /** Asked in the transaction of the file's row, once all is written: false where nobody wants it any more. */
  isWanted(tx: Tx): Promise<boolean>;
};

/** A file as it goes into a copy of what somebody gave. */
export type GivenFile = { id: string; name: string; open(): Readable };

export type Storage = {
  /** Stores bytes as a file of this tenant or site; sniffed and encoded anew as an upload would be. For the demo, tests and documents of our own. */
  put(ask: {
    siteId: string;
    tenantId: string | null;
    personId: string | null;
    purpose: string;
    name: string;
    path?: string;
    content?: Buffer;
    isPublic: boolean;
    seconds?: number;
  }): Promise<FileRow>;
  /** Files of these ids that belong to the actor's tenant, with `uploadedBy` only that person's; others are silently absent (decision D55). */
  find(db: Reader, ask: { tenantId: string; ids: readonly string[]; uploadedBy?: string }): Promise<FileRow[]>;
  /** Says who owns a file, in the transaction that uses it; refuses `file_missing` for one that is not of this tenant. */
  own(tx: Tx, ask: { tenantId: string; fileId: string; room: string; ownerId: string; isPublic?: boolean }): Promise<void>;
  /** A path signed for this person: `/media/ID/NAME?…`, ten minutes. */
  link(actor: Pick<Actor, 'personId' | 'tenantId'>, file: Pick<FileRow, 'id' | 'name'>): string;
  /** The lasting path of a file that everybody may see, as a logo: `/public/ID/NAME`. */
  publicPath(file: Pick<FileRow, 'id' | 'name'>): string;
  /** An uploaded package of this tenant, to look into; undefined where there is none. */
  openPackage(ask: { tenantId: string; fileId: string }): Promise<Package | undefined>;
  /** What a device needs to fetch a file of this tenant whole, go on where it stopped, and know that it came whole; undefined where there is none. */
  wholeOf(db: Reader, ask: { tenantId: string; fileId: string }): Promise<WholeFile | undefined>;
  /** The content of a file as it comes, for archives that the server writes. */
  open(fileId: string): Promise<Readable>;
  /** The content of a file, for documents that the server draws. */
  read(fileId: string): Promise<Buffer>;
  /** Takes away what a person uploaded to a client and these rooms own (`null`: nobody), with its bytes where nothing else has the same ones. Bears being done twice. */
  forgetFiles(ask: { tenantId: string; personId: string; rooms: readonly (string | null)[] }): Promise<void>;
  /** What a person uploaded to a client and these rooms own (`null`: nobody), for a copy of it. */
  filesOf(ask: { tenantId: string; personId: string; rooms: readonly (string | null)[] }): Promise<GivenFile[]>;
  /** Keeps an archive that is streamed, as a file of its person that this room owns; null where it is not wanted any more. */
  keepArchive(ask: ArchiveAsk): Promise<FileRow | null>;
  /** Takes away what this room keeps for one owner, all but one where that is told. Bears being done twice. */
  forgetOwned(ask: { tenantId: string; room: string; ownerId: string; except?: string }): Promise<void>;
  /** What a client's files take and may take, and its own limit. */
  statusOf: Room['statusOf'];
  limitClient: Room['limitClient'];
  /** For the routes of this folder only. */
  readonly vault: Vault;
};

/** `sha256` in hex; `etag` as the file's own answers carry it. */
export type WholeFile = FileRow & { sha256: string; etag: string; createdAt: string };

/** Asks the owner's room whether the actor may see a file; `app.ts` hands one in for each room that owns files. */
export type FileAccess = Record<string, (actor: Actor, ask: { ownerId: string; fileId: string }) => Promise<boolean>>;

/** What the routes of files need of the platform. */
export type FileParts = { storage: Storage; db: Db; clock: Clock; newId: () => string };
