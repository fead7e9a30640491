/** How another tenant’s rows of this room are asked for. */
import { wordsOfText } from '../../../platform/database/index.ts';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aFolder, aFolderForm, aLibraryCategory, anItem, anUploadedFile, confirmReading, forEverybody } from '../testing.ts';
import { getLibrary } from '../get-library.ts';

type Own = { folderId: string; itemId: string; versionId: string; libraryCategoryId: string; libraryFileId: string; folderSlug: string };
const item = (b: Own) => ({
  title: { 'pt-BR': 'Invasor' },
  description: {},
  folderId: b.folderId,
  categoryId: b.libraryCategoryId,
  tagIds: [],
  isMustRead: false,
  audience: forEverybody,
});

export const library: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner, mark }) => {
    const name = { 'pt-BR': mark };
    const folderId = await aFolder(platform, author.actor, { name });
    const { id: libraryCategoryId } = await aLibraryCategory(platform, author.actor, { name });
    const itemId = await anItem(platform, author.actor, { folderId, title: name, categoryId: libraryCategoryId, isMustRead: true });
    const { file } = await getLibrary(platform, learner.actor, { libraryId: itemId });
    const versionId = file?.versionId ?? '';
    await confirmReading(platform, learner.actor, { libraryId: itemId, versionId });
    await platform.db
      .write()
      .insertInto('library.version_text')
      .values({ tenant_id: author.tenantId, version_id: versionId, pages: [mark], words: wordsOfText(mark) })
      .execute();
    const limited = await anItem(platform, author.actor, { folderId, title: name });
    const group = await platform.db
      .read()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', author.tenantId)
      .executeTakeFirstOrThrow();
    await platform.db
      .write()
      .insertInto('library.audience')
      .values({ tenant_id: author.tenantId, id: platform.newId(), item_id: limited, group_id: group.id })
      .execute();
    const libraryFileId = await anUploadedFile(platform, author.actor, { name: `${mark}.txt` });
    return { folderId, itemId, versionId, libraryCategoryId, libraryFileId, folderSlug: mark };
  },
  entries: {
    listLibrary: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { folder: b.folderId } }] },
    listLibraryFolders: { asks: () => [{}] },
    findLibraryFolder: { asks: (b) => [{ params: { name: b.folderSlug } }] },
    openFolderZip: { asks: (b) => [{ params: { folderId: b.folderId } }] },
    readFolderZip: {
      asks: (b) => [
        {
          params: {
            ticket: `${Buffer.from(JSON.stringify({ tenantId: b.tenantId, folderId: b.folderId })).toString('base64url')}.nobodysigned`,
          },
        },
      ],
    },
    getLibrary: { asks: (b) => [b.itemId, b.folderId].map((libraryId) => ({ params: { libraryId } })) },
    openLibraryFile: { asks: (b) => [{ params: { libraryId: b.itemId } }] },
    confirmReading: { asks: (b) => [{ params: { libraryId: b.itemId }, body: { versionId: b.versionId } }] },
    listFoldersToKeep: { asks: () => [{}] },
    createFolder: {
      asks: (b) => [
        { body: { parentId: b.folderId, folder: aFolderForm() } },
        { body: { parentId: null, folder: aFolderForm({ audience: { groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] } }) } },
      ],
    },
    getFolder: { asks: (b) => [{ params: { folderId: b.folderId } }] },
    saveFolder: { asks: (b) => [{ params: { folderId: b.folderId }, body: { version: 1, folder: aFolderForm() } }] },
    moveFolder: { asks: (b) => [{ params: { folderId: b.folderId }, body: { version: 1, parentId: null } }] },
    retireFolder: { asks: (b) => [{ params: { folderId: b.folderId } }] },
    listLibraryBin: { asks: () => [{}] },
    restoreFolder: { asks: (b) => [{ params: { folderId: b.folderId } }] },
    restoreItem: { asks: (b) => [{ params: { itemId: b.itemId } }] },
    listItems: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { folderId: b.folderId } }] },
    exportItems: { asks: (b) => [{ query: {} }, { query: { folderId: b.folderId } }] },
    addItem: { asks: (b) => [{ body: { folderId: b.folderId, fileId: b.libraryFileId } }] },
    changeItems: { asks: (b) => [{ body: { itemIds: [b.itemId], folderId: b.folderId, addTagIds: [b.tagId] } }] },
    getItem: { asks: (b) => [{ params: { itemId: b.itemId } }] },
    saveItem: { asks: (b) => [1, 2].map((version) => ({ params: { itemId: b.itemId }, body: { version, item: item(b) } })) },
    replaceItem: {
      asks: (b) => [1, 2].map((version) => ({ params: { itemId: b.itemId }, body: { version, fileId: b.libraryFileId, note: {} } })),
    },
    retireItem: { asks: (b) => [{ params: { itemId: b.itemId } }] },
    listReaders: { asks: (b) => [{}, { groupId: b.groupId }].map((query) => ({ params: { itemId: b.itemId }, query })) },
    exportReaders: { asks: (b) => [{ params: { itemId: b.itemId }, query: {} }] },
    listLibraryCategories: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportLibraryCategories: { asks: () => [{ query: {} }] },
    getLibraryCategory: { asks: (b) => [{ params: { categoryId: b.libraryCategoryId } }] },
    createLibraryCategory: { asks: () => [{ body: { name: { 'pt-BR': 'Invasora' } } }] },
    saveLibraryCategory: {
      asks: (b) => [{ params: { categoryId: b.libraryCategoryId }, body: { version: 1, category: { name: { 'pt-BR': 'Invasora' } } } }],
    },
    removeLibraryCategory: { asks: (b) => [{ params: { categoryId: b.libraryCategoryId } }] },
  },
  untold: { 'library.item_version': 'who of the staff put a file there for the client; that they did it stands in the audit log' },
};
