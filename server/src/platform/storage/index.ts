/** Stored files: what arrived, what it is, who may see it. Files know their owner (room and id); the owner's room decides access. */
export { mediaRoutes } from './media-routes.ts';
export { openStorage, type StorageParts } from './open-storage.ts';
export type { FileAccess, FileRow, Storage } from './storage.ts';
