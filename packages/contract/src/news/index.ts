/** News on the wire: what members read and say, and how staff keeps it. */
export {
  createNewsCategory,
  exportNewsCategories,
  getNewsCategory,
  listNewsCategoriesToKeep,
  NewsCategoryDetail,
  NewsCategoryForm,
  NewsCategoryRow,
  removeNewsCategory,
  saveNewsCategory,
} from './categories.ts';
export {
  judgeComment,
  JudgedComment,
  listCommentsToJudge,
  listComments,
  NewsComment,
  removeComment,
  reportComment,
  saveComment,
  writeComment,
} from './comments.ts';
export {
  createNews,
  exportNews,
  exportNewsReaders,
  getNewsDraft,
  listNewsReaders,
  listNewsToKeep,
  NewsDraft,
  NewsForm,
  NewsReaderRow,
  NewsRow,
  publishNews,
  retireNews,
  saveNews,
} from './console.ts';
export { getNews, listNews, listNewsCategories, NewsCard, NewsPage, NewsQuery, tellNewsReading } from './member.ts';
