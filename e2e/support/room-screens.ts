import type { Page } from '@playwright/test';

export type Screen = {
  /** As the router has it. */
  route: string;
  /** Where it is opened; `$names` stand for what the crawl has made. Without one, the route's own address. */
  at?: string;
  /** Opens what is looked at: a dialog, a menu, a step. */
  open?: (page: Page) => Promise<unknown>;
};

/** The screens that a room brings (`e2e/ROOM/crawl.ts`): for anybody, for a member, in the console; `make` makes what their addresses name. */
export type RoomScreens = Partial<Record<'public' | 'member' | 'console', readonly Screen[]>> & {
  make?: () => Promise<Record<string, string>>;
};
