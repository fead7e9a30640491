import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../database/index.ts';
import type { SecretName } from '../secrets/index.ts';
import { filesOfPerson, forgetOwned, keepArchive } from './archives.ts';
import { diskBlobStore } from './disk-blob-store.ts';
import { examine } from './examine.ts';
import { forgetFiles } from './forget-files.ts';
import { fileOf, findFiles, findStored, ownFile } from './file-rows.ts';
import { openedPackages } from './opened-packages.ts';
import { purposeNamed } from './purposes.ts';
import { roomFor, type Limits } from './room-for-files.ts';
import { tagOf } from './send-file.ts';
import { linkExpiry, linkSigner, pathOf } from './signed-links.ts';
import type { Storage } from './storage.ts';
import type { Vault } from './vault.ts';

export type StorageParts = {
  /** The folder of the contents, made when the first one comes. */
  filesDir: string;
  db: Db;
  clock: Clock;
  newId: () => string;
  secret: (name: SecretName) => Buffer;
  log: Pick<FastifyBaseLogger, 'info'>;
  limits: Limits;
};

/** Contents on disk, rows in the database. Nothing to close. */
export function openStorage({ filesDir, db, clock, newId, secret, limits }: StorageParts): Storage {
  const blobStore = diskBlobStore(filesDir);
  const signer = linkSigner(() => secret('links'));

  const keep: Vault['keep'] = async (ask) => {
    const { source, ...about } = await examine(ask, { isOurs: ask.isOurs });
    const { sha256, bytes } = await blobStore.keep(source);
    return {
      id: newId(),
      tenant_id: ask.tenantId,
      site_id: ask.siteId,
      owner_room: null,
      owner_id: null,
      purpose: ask.purpose,
      is_public: ask.isPublic,
      name: about.name,
      content_type: about.contentType,
      bytes,
      sha256,
      pages: about.pages,
      seconds: ask.seconds ?? about.seconds,
      created_by: ask.personId,
      created_at: clock.now(),
    };
  };

  const vault: Vault = { blobStore, signer, room: roomFor(filesDir, limits), keep, uploadsDir: join(filesDir, 'uploads') };
  return {
    vault,
    statusOf: vault.room.statusOf,
    limitClient: vault.room.limitClient,
    filesOf: (ask) => filesOfPerson({ db, vault }, ask),
    keepArchive: (ask) => keepArchive({ db, newId, now: () => clock.now(), vault }, ask),
    forgetOwned: (ask) => forgetOwned({ db, vault }, ask),
    forgetFiles: (ask) => forgetFiles({ db, storage: { vault } }, ask),
    put: async ({ path, content, purpose: called, ...ask }) => {
      const purpose = purposeNamed(called);
      const source = content ? { content } : path === undefined ? undefined : { path };
      if (!purpose || !source) throw new Error(`storage: a file for ${called} needs a known purpose and a content`);
      const row = await keep({ ...ask, purpose, source, isOurs: true });
      await db.write().insertInto('platform.file').values(row).execute();
      return fileOf(row);
    },
    openPackage: openedPackages({ db, blobStore }),
    find: findFiles,
    wholeOf: async (reader, ask) => {
      const row = await findStored(reader, ask);
      return row && { ...fileOf(row), sha256: row.sha256, etag: tagOf(row.sha256), createdAt: row.created_at };
    },
    own: ownFile,
    link: ({ personId, tenantId }, file) => {
      const expires = linkExpiry(clock.now());
      const signature = signer.sign({ fileId: file.id, personId, tenantId, expires });
      const query = new URLSearchParams({ person: personId, tenant: tenantId, expires, signature });
      return `${pathOf('media', file)}?${query}`;
    },
    publicPath: (file) => pathOf('public', file),
    open: async (fileId) => {
      const { sha256, bytes } = await db
        .read()
        .selectFrom('platform.file')
        .where('id', '=', fileId)
        .select(['sha256', 'bytes'])
        .executeTakeFirstOrThrow(() => new Error(`storage: no file ${fileId}`));
      return blobStore.stream(sha256, { start: 0, end: Number(bytes) - 1 });
    },
    read: async (fileId) => {
      const { sha256 } = await db
        .read()
        .selectFrom('platform.file')
        .where('id', '=', fileId)
        .select('sha256')
        .executeTakeFirstOrThrow(() => new Error(`storage: no file ${fileId}`));
      return blobStore.read(sha256);
    },
  };
}
