import * as wire from '@vitrine/contract/library';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBin, restoreFolder, restoreItem } from './bin.ts';
import {
  createLibraryCategory,
  getLibraryCategory,
  listLibraryCategories,
  removeLibraryCategory,
  saveLibraryCategory,
} from './categories.ts';
import { exportItems, exportLibraryCategories, exportReaders } from './export-library.ts';
import { getFolder, listFolders } from './folders.ts';
import { getItem } from './get-item.ts';
import { getLibrary } from './get-library.ts';
import { createFolder, moveFolder, retireFolder, saveFolder } from './keep-folders.ts';
import { addItem, changeItems, replaceItem, retireItem, saveItem } from './keep-items.ts';
import { findLibraryFolder, listLibraryFolders } from './library-folders.ts';
import { listItems } from './list-items.ts';
import { listLibrary } from './list-library.ts';
import { listReaders } from './readers.ts';
import { confirmReading, openLibraryFile } from './reading.ts';
import { openFolderZip, readFolderZip } from './zip-folder.ts';

/** The library of members, and how staff keeps it. */
export const libraryRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listLibrary, ({ actor, query }) => listLibrary(platform, actor, query));
    answer(app, wire.listLibraryFolders, ({ actor }) => listLibraryFolders(platform, actor));
    answer(app, wire.findLibraryFolder, ({ actor, params }) => findLibraryFolder(platform, actor, params));
    answer(app, wire.openFolderZip, ({ actor, params, host }) => openFolderZip(platform, actor, { ...params, host }));
    answer(app, wire.readFolderZip, ({ params, reply }) => readFolderZip(platform, { ...params, reply }));
    answer(app, wire.getLibrary, ({ actor, params }) => getLibrary(platform, actor, params));
    answer(app, wire.openLibraryFile, ({ actor, params }) => openLibraryFile(platform, actor, params));
    answer(app, wire.confirmReading, ({ actor, params, body }) => confirmReading(platform, actor, { ...params, ...body }));

    answer(app, wire.listFoldersToKeep, ({ actor }) => listFolders(platform, actor));
    answer(app, wire.createFolder, ({ actor, body }) => createFolder(platform, actor, body));
    answer(app, wire.getFolder, ({ actor, params }) => getFolder(platform.db.write(), actor, params));
    answer(app, wire.saveFolder, ({ actor, params, body }) => saveFolder(platform, actor, { ...params, ...body }));
    answer(app, wire.moveFolder, ({ actor, params, body }) => moveFolder(platform, actor, { ...params, ...body }));
    answer(app, wire.retireFolder, ({ actor, params }) => retireFolder(platform, actor, params));

    answer(app, wire.listLibraryBin, ({ actor }) => listBin(platform, actor));
    answer(app, wire.restoreFolder, ({ actor, params }) => restoreFolder(platform, actor, params));
    answer(app, wire.restoreItem, ({ actor, params }) => restoreItem(platform, actor, params));

    answer(app, wire.listItems, ({ actor, query }) => listItems(platform, actor, query));
    answer(app, wire.exportItems, ({ actor, query, reply }) => exportItems(platform, actor, { query, reply }));
    answer(app, wire.addItem, ({ actor, body }) => addItem(platform, actor, body));
    answer(app, wire.changeItems, ({ actor, body }) => changeItems(platform, actor, body));
    answer(app, wire.getItem, ({ actor, params }) => getItem(platform, actor, params));
    answer(app, wire.saveItem, ({ actor, params, body }) => saveItem(platform, actor, { ...params, ...body }));
    answer(app, wire.replaceItem, ({ actor, params, body }) => replaceItem(platform, actor, { ...params, ...body }));
    answer(app, wire.retireItem, ({ actor, params }) => retireItem(platform, actor, params));
    answer(app, wire.listReaders, ({ actor, params, query }) => listReaders(platform, actor, { ...params, ...query }));
    answer(app, wire.exportReaders, ({ actor, params, query, reply }) => exportReaders(platform, actor, { ...params, query, reply }));

    answer(app, wire.listLibraryCategories, ({ actor, query }) => listLibraryCategories(platform, actor, query));
    answer(app, wire.exportLibraryCategories, ({ actor, query, reply }) => exportLibraryCategories(platform, actor, { query, reply }));
    answer(app, wire.getLibraryCategory, ({ actor, params }) => getLibraryCategory(platform.db.write(), actor, params));
    answer(app, wire.createLibraryCategory, ({ actor, body }) => createLibraryCategory(platform, actor, body));
    answer(app, wire.saveLibraryCategory, ({ actor, params, body }) => saveLibraryCategory(platform, actor, { ...params, ...body }));
    answer(app, wire.removeLibraryCategory, ({ actor, params }) => removeLibraryCategory(platform, actor, params));
  };
