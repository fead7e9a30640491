import { sql, type RawBuilder } from 'kysely';
import { isMetBy, type Looker } from '../identity/index.ts';

/** Whether the piece of news of this id is for this member (CLI-09). Every list, count, search, link and comment asks here. */
export const isOpenTo = (looker: Looker, articleId: string): RawBuilder<boolean> =>
  isMetBy({ looker, rows: sql`from news.audience as u where u.tenant_id = ${looker.tenantId} and u.article_id = ${sql.ref(articleId)}` });
