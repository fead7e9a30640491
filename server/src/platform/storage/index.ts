/** Stored files: what arrived, what it is, who may see it. Files know their owner (room and id); the owner's room decides access. */
export { contentHosts, isContentHost, keepOf } from './content-hosts.ts';
export { createContentHttp, refuseContentHost, storedPackages } from './content-http.ts';
export { readDocument } from './document-text.ts';
export { fileRoutes } from './file-routes.ts';
export { showToAnybody } from './file-rows.ts';
export { nameOnDevice } from './name-on-device.ts';
export { openStorage } from './open-storage.ts';
export { purgeUploads } from './purge-uploads.ts';
export { meetingPage } from './meeting-pages.ts';
export { packagePath, type PackageAsk } from './package-paths.ts';
export { pagesOfOffice } from './slides.ts';
export type { FileAccess, FileRow, GivenFile } from './storage.ts';
