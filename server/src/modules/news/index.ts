/** News: what a brand tells its people, whom each piece is for and when, who has read it, and what they say of it. */
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { findShown } from './get-news.ts';

export { findNews, newsHold } from './find-news.ts';

/** Whether this member may see a piece of news at this instant. */
export const isInNews = async (db: Reader, actor: Actor, ask: { newsId: string; now: string }): Promise<boolean> =>
  (await findShown(db, actor, ask)) !== undefined;
