/** What was dropped: files, each with the names of the folders in which it lay. */
export type Dropped = { folders: string[]; file: File };

/** More is no folder that somebody meant to drop. */
const mostFiles = 2_000;

/** Files and folders of a drop, as deep as they go. Has to be begun within the drop itself: afterwards the browser forgets them. */
export async function droppedIn({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<Dropped[]> {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files].map((file) => ({ folders: [], file }));
  const found: Dropped[] = [];
  for (const entry of entries) await walk(entry, [], found);
  return found;
}

async function walk(entry: FileSystemEntry, folders: string[], found: Dropped[]): Promise<void> {
  if (found.length >= mostFiles || entry.name.startsWith('.')) return; // what a system keeps for itself
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ folders, file });
  } else if (isFolder(entry)) for (const inner of await entriesOf(entry)) await walk(inner, [...folders, entry.name], found);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A browser tells at most a hundred of them at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
