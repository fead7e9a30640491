/** What was dropped: files, each with the names of the folders in which it lay. */
export type Dropped = { folders: string[]; file: File };

/** As much of a browser's drop as is read here. */
type Entry = { name: string; isFile: boolean; isDirectory: boolean };
type FileEntry = Entry & { file: (done: (file: File) => void, fail: (fault: unknown) => void) => void };
type FolderEntry = Entry & {
  createReader: () => { readEntries: (done: (some: Entry[]) => void, fail: (fault: unknown) => void) => void };
};
export type Drop = { items: Iterable<{ kind: string; webkitGetAsEntry: () => Entry | null }>; files: Iterable<File> };

/** More is no folder that somebody meant to drop. */
const mostFiles = 2_000;

/** Files and folders of a drop, as deep as they go. Has to be begun within the drop itself: afterwards the browser forgets them. */
export async function droppedIn({ items, files }: Drop): Promise<Dropped[]> {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files].map((file) => ({ folders: [], file }));
  const found: Dropped[] = [];
  for (const entry of entries) await walk(entry, [], found);
  return found;
}

async function walk(entry: Entry, folders: string[], found: Dropped[]): Promise<void> {
  if (found.length >= mostFiles || entry.name.startsWith('.')) return; // what a system keeps for itself
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ folders, file });
  } else if (isFolder(entry)) for (const inner of await entriesOf(entry)) await walk(inner, [...folders, entry.name], found);
}

const isFile = (entry: Entry): entry is FileEntry => entry.isFile;
const isFolder = (entry: Entry): entry is FolderEntry => entry.isDirectory;

/** A browser tells at most a hundred of them at a time. */
async function entriesOf(folder: FolderEntry): Promise<Entry[]> {
  const reader = folder.createReader();
  const all: Entry[] = [];
  for (;;) {
    const some = await new Promise<Entry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
