/** Where downloads lie in the device's own storage. */
export const folderOfDownloads = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle('downloads', { create: true });

/** The name of a file that is not whole yet. */
export const partOf = (name: string): string => `${name}.part`;

/** Who fetches a file holds this lock. */
export const lockOf = (name: string): string => `vitrine-download:${name}`;

/** Each tab that is about to fetch a file, fetches it, or keeps what came holds this one, with others. */
export const intentOf = (name: string): string => `${lockOf(name)}:intent`;

/** A file as a worker writes it; the library of types keeps this for workers alone. */
export type SyncHandle = {
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
  write(piece: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
};
type OwnFile = { createSyncAccessHandle(): Promise<SyncHandle>; move(name: string): Promise<void> };

/** A file of this folder, made where there was none; undefined where this browser does not let workers write it. */
export async function ownFile(folder: FileSystemDirectoryHandle, name: string): Promise<OwnFile | undefined> {
  const file: object = await folder.getFileHandle(name, { create: true });
  return isOwn(file) ? file : undefined;
}

const isOwn = (file: object): file is OwnFile => 'createSyncAccessHandle' in file && 'move' in file;
