const coming = new Map<string, Promise<void>>();

/**
 * Brings the files of a chunk, then runs it. A browser that failed to fetch a module once does not ask for it again until the page is loaded anew, and what a person typed
 * would be lost with that. So on a device that says that it has no network the files are fetched beside the modules first: whoever was without one for a moment presses the
 * same button again.
 *
 * @param run imports the chunk
 * @param files addresses of the chunk's files, those that it leans on too; styles end in `.css`
 * @throws TypeError when a file did not come: the next try asks for it anew. Only what the server has no more, which belongs to an older release, is worded as browsers word a
 * missing module: the router loads the page anew for it, and without a network there would be no page
 */
export async function bringChunk<M>(run: () => Promise<M>, files: readonly string[]): Promise<M> {
  await Promise.all(files.map((file) => coming.get(file) ?? bring(file)));
  return run();
}

function bring(file: string): Promise<void> {
  const come = (navigator.onLine ? hang(file) : fetchWhole(file)).catch((error: unknown) => {
    coming.delete(file);
    throw error;
  });
  coming.set(file, come);
  return come;
}

async function fetchWhole(file: string): Promise<void> {
  const answered = await fetch(file).catch(() => {
    throw new TypeError(`a module was not fetched: ${file}`);
  });
  if (!answered.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  await answered.arrayBuffer(); // what is not read to its end is not kept
  if (file.endsWith('.css')) await hang(file);
}

/** Hangs a file into the page: styles, which must be there before what wears them is drawn, or a module that its import waits for. */
async function hang(file: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
  if (link.rel === 'modulepreload') return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new TypeError(`a module was not fetched: ${file}`));
      },
      { once: true },
    );
  });
}
