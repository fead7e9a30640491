import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import {
  getNews,
  listComments,
  listNews,
  listNewsCategories,
  reactToNews,
  removeComment,
  reportComment,
  saveComment,
  tellNewsReading,
  writeComment,
} from '@vitrine/contract/news';
import type { NewsSearch } from '@vitrine/contract/news/search';
import type { CommentReason, ReactionKind } from '@vitrine/domain/news';
import type { FavouriteChange } from '../../shared/use-favourite.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchNews = (search: NewsSearch, after: string | null) =>
  call(listNews, { query: { ...search, limit: 20, ...(after === null ? {} : { after }) } });
export const fetchCategories = () => call(listNewsCategories, {});
export const fetchArticle = (newsId: string) => call(getNews, { params: { newsId } });
export const fetchLists = () => call(getSiteLists, {});
export const fetchComments = (newsId: string, after: string | null) =>
  call(listComments, { params: { newsId }, query: { limit: 20, ...(after === null ? {} : { after }) } });
export const sendReading = (newsId: string, reached: 'opened' | 'end') => call(tellNewsReading, { params: { newsId }, body: { reached } });
export const sendReaction = (newsId: string, reaction: ReactionKind | null) =>
  call(reactToNews, { params: { newsId }, body: { reaction } });
export const sendComment = (newsId: string, { text, key }: { text: string; key: string }) =>
  call(writeComment, { params: { newsId }, body: { text } }, { key });
export const sendChange = (commentId: string, text: string) => call(saveComment, { params: { commentId }, body: { text } });
export const sendRemoval = (commentId: string) => call(removeComment, { params: { commentId } });
export const sendReport = (commentId: string, reason: CommentReason) => call(reportComment, { params: { commentId }, body: { reason } });
export const sendFavourite = ({ id, isFavourite }: FavouriteChange) =>
  call(isFavourite ? addFavourite : removeFavourite, { params: { subject: 'news', subjectId: id } });
