import * as wire from '@vitrine/contract/news';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlockPorts } from '../../platform/rich-text/index.ts';
import { createNewsCategory, getNewsCategory, listNewsCategoriesToKeep, removeNewsCategory, saveNewsCategory } from './categories.ts';
import { listComments, removeComment, reportComment, saveComment, writeComment } from './comments.ts';
import { exportNews, exportNewsCategories, exportNewsReaders, exportNewsReadersByGroup } from './export-news.ts';
import { getNewsDraft } from './get-news-draft.ts';
import { getNews, tellNewsReading } from './get-news.ts';
import { judgeComment, listCommentsToJudge } from './judge-comment.ts';
import { createNews, retireNews, saveNews } from './keep-news.ts';
import { countNews, listNewsToKeep } from './list-news-to-keep.ts';
import { listNews, listNewsCategories } from './list-news.ts';
import { publishNews } from './publish-news.ts';
import { reactToNews } from './react-to-news.ts';
import { listNewsReaders, listNewsReadersByGroup } from './readers.ts';

/** News of members, and how staff keeps them. */
export const newsRoutes =
  (platform: Platform & BlockPorts): Routes =>
  (app) => {
    answer(app, wire.listNews, ({ actor, query }) => listNews(platform, actor, query));
    answer(app, wire.listNewsCategories, ({ actor }) => listNewsCategories(platform, actor));
    answer(app, wire.getNews, ({ actor, params }) => getNews(platform, actor, params));
    answer(app, wire.tellNewsReading, ({ actor, params, body }) => tellNewsReading(platform, actor, { ...params, ...body }));

    answer(app, wire.reactToNews, ({ actor, params, body }) => reactToNews(platform, actor, { ...params, ...body }));

    answer(app, wire.listComments, ({ actor, params, query }) => listComments(platform, actor, { ...params, ...query }));
    answer(app, wire.writeComment, ({ actor, params, body }) => writeComment(platform, actor, { ...params, ...body }));
    answer(app, wire.saveComment, ({ actor, params, body }) => saveComment(platform, actor, { ...params, ...body }));
    answer(app, wire.removeComment, ({ actor, params }) => removeComment(platform, actor, params));
    answer(app, wire.reportComment, ({ actor, params, body }) => reportComment(platform, actor, { ...params, ...body }));
    answer(app, wire.listCommentsToJudge, ({ actor, params, query }) => listCommentsToJudge(platform, actor, { ...params, ...query }));
    answer(app, wire.judgeComment, ({ actor, params, body }) => judgeComment(platform, actor, { ...params, ...body }));

    answer(app, wire.countNews, ({ actor, query }) => countNews(platform, actor, query));
    answer(app, wire.listNewsToKeep, ({ actor, query }) => listNewsToKeep(platform, actor, query));
    answer(app, wire.exportNews, ({ actor, query, reply }) => exportNews(platform, actor, { query, reply }));
    answer(app, wire.createNews, ({ actor, body }) => createNews(platform, actor, body));
    answer(app, wire.getNewsDraft, ({ actor, params }) => getNewsDraft(platform, platform.db.write(), actor, params));
    answer(app, wire.saveNews, ({ actor, params, body }) => saveNews(platform, actor, { ...params, ...body }));
    answer(app, wire.publishNews, ({ actor, params, body }) => publishNews(platform, actor, { ...params, ...body }));
    answer(app, wire.retireNews, ({ actor, params }) => retireNews(platform, actor, params));
    answer(app, wire.listNewsReaders, ({ actor, params, query }) => listNewsReaders(platform, actor, { ...params, ...query }));
    answer(app, wire.exportNewsReaders, ({ actor, params, query, reply }) =>
      exportNewsReaders(platform, actor, { ...params, query, reply }),
    );

    answer(app, wire.listNewsReadersByGroup, ({ actor, params, query }) =>
      listNewsReadersByGroup(platform, actor, { ...params, ...query }),
    );
    answer(app, wire.exportNewsReadersByGroup, ({ actor, params, query, reply }) =>
      exportNewsReadersByGroup(platform, actor, { ...params, query, reply }),
    );

    answer(app, wire.listNewsCategoriesToKeep, ({ actor, query }) => listNewsCategoriesToKeep(platform, actor, query));
    answer(app, wire.exportNewsCategories, ({ actor, query, reply }) => exportNewsCategories(platform, actor, { query, reply }));
    answer(app, wire.getNewsCategory, ({ actor, params }) => getNewsCategory(platform.db.write(), actor, params));
    answer(app, wire.createNewsCategory, ({ actor, body }) => createNewsCategory(platform, actor, body));
    answer(app, wire.saveNewsCategory, ({ actor, params, body }) => saveNewsCategory(platform, actor, { ...params, ...body }));
    answer(app, wire.removeNewsCategory, ({ actor, params }) => removeNewsCategory(platform, actor, params));
  };
