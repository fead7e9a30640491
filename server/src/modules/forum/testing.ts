/** Builders of the forum, by the same use-cases that members and staff call; for tests and the demo. */
import type { BoardFields } from '@vitrine/contract/forum';
import type { ForumDecision } from '@vitrine/domain/forum';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { addReply } from './add-reply.ts';
import { appealDecision } from './appeals.ts';
import { decideCase } from './decide-case.ts';
import { createBoard } from './keep-boards.ts';
import { openTopic } from './open-topic.ts';
import { reportPost } from './report-post.ts';
import type { ForumPorts } from './ports.ts';
import { pinTopic, readTopic, setTopicStatus } from './set-status.ts';
import { saveWords } from './words-of-client.ts';

/** As if no course had a board: for what is built on boards of the client. */
const withoutCourses: ForumPorts = { titleOfCourse: () => Promise.resolve(undefined), seesCourse: () => Promise.resolve(false) };
const partsOf = (platform: Platform) => ({ ...platform, ...withoutCourses });

/** A board for everybody, unless told. */
export const boardFields = (wish: Partial<BoardFields> = {}): BoardFields => ({
  name: { 'pt-BR': 'Geladeiras' },
  description: { 'pt-BR': 'Perguntas do balcão.' },
  position: 0,
  opener: 'members',
  groupIds: [],
  areaIds: [],
  tagIds: [],
  ...wish,
});

export const aBoard = async (platform: Platform, actor: Actor, wish: Partial<BoardFields> = {}): Promise<string> =>
  (await createBoard(partsOf(platform), actor, boardFields(wish))).id;

export async function aTopic(
  platform: Platform,
  actor: Actor,
  {
    boardId,
    title = 'Como falar da Inverse?',
    text = 'O cliente pergunta pelo preço.',
  }: { boardId: string; title?: string; text?: string },
): Promise<string> {
  return (await openTopic(partsOf(platform), actor, { boardId, title, text })).id;
}

type Reply = { topicId: string; text?: string; quoteId?: string; recording?: { name: string; content: Buffer; seconds: number } };
/** A reply by text, or by a recording as a device sends it. */
export async function aReply(platform: Platform, actor: Actor, { topicId, text = '', quoteId, recording }: Reply): Promise<string> {
  const fileId = recording && (await aRecording(platform, actor, recording));
  const { id } = await addReply(partsOf(platform), actor, {
    topicId,
    text,
    quoteId: quoteId ?? null,
    recording: fileId !== undefined && recording ? { fileId, seconds: recording.seconds } : null,
  });
  return id;
}

/** A recording that somebody uploaded. */
export async function aRecording(
  { storage }: Pick<Platform, 'storage'>,
  { siteId, tenantId, personId }: Actor,
  { name, content, seconds }: { name: string; content: Buffer; seconds: number },
): Promise<string> {
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'recording', name, content, isPublic: false, seconds });
  return id;
}

export const aReport = (platform: Platform, actor: Actor, ask: Parameters<typeof reportPost>[2]): Promise<unknown> =>
  reportPost(partsOf(platform), actor, ask);

export const aReading = (platform: Platform, actor: Actor, ask: Parameters<typeof readTopic>[2]): Promise<unknown> =>
  readTopic(partsOf(platform), actor, ask);
export const aStatus = (platform: Platform, actor: Actor, ask: Parameters<typeof setTopicStatus>[2]): Promise<unknown> =>
  setTopicStatus(partsOf(platform), actor, ask);
export const aPin = (platform: Platform, actor: Actor, { topicId }: { topicId: string }): Promise<unknown> =>
  pinTopic(partsOf(platform), actor, { topicId, isPinned: true });

/** Judges what waits about a post. */
export async function aDecision(
  platform: Platform,
  actor: Actor,
  { postId, decision, why }: { postId: string; decision: ForumDecision; why: string },
): Promise<void> {
  const { id: caseId, version } = await platform.db
    .write()
    .selectFrom('forum.report_case')
    .select(['id', 'version'])
    .where('tenant_id', '=', actor.tenantId)
    .where('post_id', '=', postId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  await decideCase(partsOf(platform), actor, { caseId, version, decision, why, muteDays: 0 });
}

export const anAppeal = (platform: Platform, actor: Actor, ask: Parameters<typeof appealDecision>[2]): Promise<unknown> =>
  appealDecision(partsOf(platform), actor, ask);
/** The first words of a client. */
export const someWords = (platform: Platform, actor: Actor, { words }: { words: readonly string[] }): Promise<unknown> =>
  saveWords(partsOf(platform), actor, { version: 0, words });
