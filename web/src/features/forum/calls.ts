import { call, configured } from '@vitrine/client';
import {
  addReply,
  appealDecision,
  editPost,
  followTopic,
  getBoard,
  getTopic,
  listBoards,
  listMentionable,
  listReplies,
  listTopics,
  openTopic,
  pinTopic,
  readTopic,
  removePost,
  reportPost,
  restorePost,
  setTopicStatus,
} from '@vitrine/contract/forum';
import type { ReportReason, TopicStatus } from '@vitrine/domain/forum';
import { orKnown } from '../../shared/or-known.ts';
import type { SentRecording } from '../../shared/recorder/send-recording.ts';

export type TopicsAsk = { show: 'all' | 'unread' | 'mine'; search: string };
/** Of a page behind the first one. */
const afterOf = (after: string) => (after === '' ? {} : { after });

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchBoards = () => orKnown('forum', 'boards', () => call(listBoards, {}));
export const fetchBoard = (boardId: string) => orKnown('forum', `board/${boardId}`, () => call(getBoard, { params: { boardId } }));
export const fetchTopics = (boardId: string, { show, search }: TopicsAsk, after: string) =>
  call(listTopics, { params: { boardId }, query: { show, ...(search ? { search } : {}), ...afterOf(after) } });
export const fetchTopic = (topicId: string) => orKnown('forum', `topic/${topicId}`, () => call(getTopic, { params: { topicId } }));
export const fetchReplies = (topicId: string, after: string) =>
  call(listReplies, { params: { topicId }, query: { limit: 50, ...afterOf(after) } });

type ReplyBody = { text: string; quoteId: string | null; mentionIds: string[] };
export const sendTopic = (boardId: string, key: string, body: { title: string; text: string; mentionIds: string[] }) =>
  call(openTopic, { params: { boardId }, body }, { key });
export const sendReply = (topicId: string, key: string, body: ReplyBody) =>
  call(addReply, { params: { topicId }, body: { ...body, recording: null } }, { key });
export const sendSpokenReply = (topicId: string, { key, fileId, seconds }: SentRecording, body: ReplyBody) =>
  call(addReply, { params: { topicId }, body: { ...body, recording: { fileId, seconds } } }, { key });
export const sendStatus = (topicId: string, status: TopicStatus) => call(setTopicStatus, { params: { topicId }, body: { status } });
export const sendPin = (topicId: string, isPinned: boolean) => call(pinTopic, { params: { topicId }, body: { isPinned } });
export const sendFollow = (topicId: string, isFollowing: boolean) => call(followTopic, { params: { topicId }, body: { isFollowing } });
export const sendReading = (topicId: string, upto: number) => call(readTopic, { params: { topicId }, body: { upto } });
export const sendEdit = (postId: string, body: { revision: number; text: string; title?: string }) =>
  call(editPost, { params: { postId }, body });
export const sendRemoval = (postId: string) => call(removePost, { params: { postId } });
export const sendRestoring = (postId: string) => call(restorePost, { params: { postId } });
export const sendAppeal = (postId: string, text: string) => call(appealDecision, { params: { postId }, body: { text } });
export const fetchMentionable = (boardId: string, search: string) =>
  call(listMentionable, { params: { boardId }, query: search ? { search } : {} });
export const sendReport = (postId: string, body: { reason: ReportReason; note: string }) => call(reportPost, { params: { postId }, body });

const draftAt = (place: string) => {
  const { personId, id_user_client_selected: clientId } = configured().store.get();
  return `forum/draft/${personId ?? ''}/${clientId ?? ''}/${place}`;
};
/** What was typed and not sent yet, with the key that it is sent with. */
export type Draft = { key: string; title: string; text: string; mentions?: Mentioned[] };
export type Mentioned = { id: string; name: string };
/** Of those who were picked, whoever is still named in the text. */
export const mentionIdsOf = ({ text, mentions = [] }: Draft) =>
  mentions
    .filter(({ name }) => text.includes(`@${name}`))
    .map(({ id }) => id)
    .slice(0, 5);
export const readDraft = (place: string) => configured().device.kept.get<Draft | null>(draftAt(place));
export const writeDraft = (place: string, draft: Draft | null) => configured().device.kept.set(draftAt(place), draft);
