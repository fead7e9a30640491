/** The library on the wire: folders, files with their versions, and who has read what. */
export {
  createLibraryCategory,
  exportLibraryCategories,
  getLibraryCategory,
  LibraryCategoryDetail,
  LibraryCategoryForm,
  LibraryCategoryRow,
  listLibraryCategories,
  removeLibraryCategory,
  saveLibraryCategory,
} from './categories.ts';
export { createFolder, FolderDetail, FolderRow, getFolder, listFoldersToKeep, moveFolder, retireFolder, saveFolder } from './folders.ts';
export {
  addItem,
  changeItems,
  exportItems,
  exportReaders,
  getItem,
  GroupOfReaders,
  ItemDetail,
  ItemRow,
  ItemVersion,
  listItems,
  listReaders,
  ReaderRow,
  replaceItem,
  retireItem,
  saveItem,
} from './items.ts';
export { confirmReading, findLibraryFolder, getLibrary, LibraryQuery, listLibrary, listLibraryFolders, openLibraryFile } from './member.ts';
export { FolderForm, ItemForm, LibraryAudience, LibraryFile, LibraryFilePage, LibraryFolder } from './shapes.ts';
export { BinRow, listLibraryBin, restoreFolder, restoreItem } from './bin.ts';
export { openFolderZip, readFolderZip } from './zips.ts';
