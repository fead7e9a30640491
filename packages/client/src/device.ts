/** What the client needs of a browser; an app's `shared/device` gives the real one, tests give one in memory. */
export type Device = {
  /** Outlives the page; null where the browser refuses storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  cookies: { get(name: string): string | undefined; set(name: string, value: string, maxAgeSeconds: number): void };
  /** WebCrypto; undefined without a secure context. */
  crypto: Pick<Crypto, 'subtle' | 'getRandomValues'> | undefined;
  /** Between the tabs of this browser. */
  channel: { post(message: unknown): void; listen(listener: (message: unknown) => void): void } | null;
  /** Runs one piece of work with this name at a time, across tabs where the browser can. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>;
  nowMs(): number;
  /** Milliseconds that only ever rise while a page lives, and which life of it this is; undefined where only the clock is known. */
  life?(): { ticks: number; id: string };
  newId(): string;
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A number in [0, 1), to spread what would come all at once. */
  fraction(): number;
  isOnline(): boolean;
  /** Calls back when the network comes, or the page is seen again; hands back how to stop. */
  onReachable(listener: () => void): () => void;
  /** `access_token` of the page's address, taken at arrival (SES-12). */
  pageAccessToken(): string | undefined;
  /** Keys and values on this device that survive a restart, for what waits to be sent. */
  kept: { get<T>(key: string): Promise<T | undefined>; set(key: string, value: unknown): Promise<void> };
  /** Where the tokens lie too, on devices whose system takes local storage away (STA-02); undefined on all others. */
  tokenStorage?: { get(): Promise<string | undefined>; set(text: string | undefined): Promise<void> } | undefined;
};
