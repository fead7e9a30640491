/** Where downloads lie in the device's own storage. */
export const folderOfDownloads = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle('downloads', { create: true });

/** The name of a file that is not whole yet. */
export const partOf = (name: string): string => `${name}.part`;

/** Who fetches a file holds this lock. */
export const lockOf = (name: string): string => `vitrine-download:${name}`;
