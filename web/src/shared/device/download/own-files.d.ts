/** What workers have of a device's own files and the library of types keeps for workers alone. */
interface FileSystemSyncAccessHandle {
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
  write(piece: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>;
  move(name: string): Promise<void>;
}
