/** What is done on the device, in a chunk of its own: it leans on the schemas, and a screen is drawn without. */
export { download, downloadAgain, stopDownload } from './download.ts';
export { keptItem, listKeptItems, removeItem, removeKept } from './kept-items.ts';
