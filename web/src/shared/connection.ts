let opened: Promise<unknown> | undefined;
let open: () => Promise<unknown> = () => Promise.resolve();

/** The app says how calls become possible. Their code is fetched with the first of them, so that the first screen is drawn without it. */
export function connectBy(way: () => Promise<unknown>): void {
  opened = undefined;
  open = way;
}

/** Resolves once the server can be called; a way that failed is tried anew the next time. */
export function connected(): Promise<unknown> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** A call whose code is fetched with it, while the way to the server opens: a screen is drawn without. */
export const calling =
  <A extends unknown[], R>(load: () => Promise<(...asked: A) => Promise<R>>) =>
  async (...asked: A): Promise<R> => {
    const [call] = await Promise.all([load(), connected()]);
    return call(...asked);
  };
