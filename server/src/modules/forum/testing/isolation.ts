/** How the operations of the forum are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aBoard, aReply, aReport, aTopic, boardFields } from '../testing.ts';

type Own = { forumBoardId: string; forumTopicId: string; forumReplyId: string; forumCaseId: string; forumMutedId: string };
const judged = { version: 1, decision: 'keep', why: 'Invasor', muteDays: 0 };

export const forum: RoomUnderAttack<Own> = {
  rows: async ({ platform, db, clock }, { author, learner, mark, tenantId }) => {
    const named = { 'pt-BR': mark };
    const boardId = await aBoard(platform, author.actor, { name: named, description: named });
    const topicId = await aTopic(platform, learner.actor, { boardId, title: mark, text: mark });
    const replyId = await aReply(platform, learner.actor, { topicId, text: `${mark} outra vez` });
    await aReport(platform, author.actor, { postId: replyId, reason: 'other', note: mark });
    const { id: caseId } = await db
      .write()
      .selectFrom('forum.report_case')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('post_id', '=', replyId)
      .executeTakeFirstOrThrow();
    await db.transaction(async (tx) => {
      const by = { tenant_id: tenantId, muted_by: author.memberId, muted_at: clock.now(), why: mark };
      await tx
        .insertInto('forum.mute')
        .values({ ...by, member_id: learner.memberId, until: clock.in(86_400_000) })
        .execute();
      await tx
        .insertInto('forum.revision')
        .values({ tenant_id: tenantId, post_id: replyId, revision: 0, title: null, text: mark, written_at: clock.now() })
        .execute();
    });
    await db.transaction(async (tx) => {
      const of = { tenant_id: tenantId, member_id: learner.memberId };
      await tx
        .insertInto('forum.mention')
        .values({ ...of, post_id: replyId })
        .execute();
      await tx
        .insertInto('forum.appeal')
        .values({ ...of, case_id: caseId, text: mark, created_at: clock.now() })
        .execute();
      await tx
        .insertInto('forum.word_list')
        .values({ tenant_id: tenantId, version: 1, words: [mark], updated_at: clock.now() })
        .execute();
    });
    const limited = await aBoard(platform, author.actor, { name: named, description: named });
    const group = await db
      .read()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
    await db
      .write()
      .insertInto('forum.audience')
      .values({ tenant_id: tenantId, id: platform.newId(), board_id: limited, group_id: group.id })
      .execute();
    return { forumBoardId: boardId, forumTopicId: topicId, forumReplyId: replyId, forumCaseId: caseId, forumMutedId: learner.memberId };
  },
  untold: {
    'forum.report_case': 'what moderators did about what was reported; its author and its reporters were told',
  },
  entries: {
    listBoards: { asks: () => [{}] },
    getBoard: { asks: (b) => [{ params: { boardId: b.forumBoardId } }, { params: { boardId: b.courseId } }] },
    listTopics: {
      asks: (b) => [
        { params: { boardId: b.forumBoardId }, query: { limit: 100 } },
        { params: { boardId: b.forumBoardId }, query: { search: b.mark, show: 'unread' } },
        { params: { boardId: b.forumBoardId }, query: { show: 'mine' } },
        { params: { boardId: b.courseId }, query: {} },
      ],
    },
    openTopic: {
      asks: (b) => [b.forumBoardId, b.courseId].map((boardId) => ({ params: { boardId }, body: { title: 'Invasor', text: 'Invasor' } })),
    },
    getTopic: { asks: ({ forumTopicId }) => [{ params: { topicId: forumTopicId } }] },
    listReplies: { asks: ({ forumTopicId }) => [{ params: { topicId: forumTopicId }, query: { limit: 100 } }] },
    addReply: {
      asks: (b) => [
        { params: { topicId: b.forumTopicId }, body: { text: 'Invasor', quoteId: null, recording: null } },
        {
          params: { topicId: b.forumTopicId },
          body: { text: 'Invasor', quoteId: b.forumReplyId, recording: { fileId: b.fileId, seconds: 3 } },
        },
      ],
    },
    setTopicStatus: { asks: ({ forumTopicId }) => [{ params: { topicId: forumTopicId }, body: { status: 'closed' } }] },
    pinTopic: { asks: ({ forumTopicId }) => [{ params: { topicId: forumTopicId }, body: { isPinned: true } }] },
    followTopic: { asks: ({ forumTopicId }) => [{ params: { topicId: forumTopicId }, body: { isFollowing: true } }] },
    readTopic: { asks: ({ forumTopicId }) => [{ params: { topicId: forumTopicId }, body: { upto: 1 } }] },
    editPost: { asks: ({ forumReplyId }) => [{ params: { postId: forumReplyId }, body: { revision: 1, text: 'Invasor' } }] },
    removePost: { asks: ({ forumReplyId }) => [{ params: { postId: forumReplyId } }] },
    restorePost: { asks: ({ forumReplyId }) => [{ params: { postId: forumReplyId } }] },
    appealDecision: { asks: ({ forumReplyId }) => [{ params: { postId: forumReplyId }, body: { text: 'Invasor' } }] },
    listMentionable: {
      asks: (b) =>
        [b.forumBoardId, b.courseId].flatMap((boardId) => [{ params: { boardId } }, { params: { boardId }, query: { search: b.mark } }]),
    },
    decideAppeal: { asks: ({ forumCaseId }) => [{ params: { caseId: forumCaseId }, body: { outcome: 'overturned', why: 'Invasor' } }] },
    getForumWords: { asks: () => [{}] },
    saveForumWords: { asks: () => [{ body: { version: 1, words: ['invasor'] } }] },
    reportPost: { asks: ({ forumReplyId }) => [{ params: { postId: forumReplyId }, body: { reason: 'off_topic', note: 'Invasor' } }] },
    listForumReports: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'judged' } }] },
    exportForumReports: { asks: () => [{ query: {} }, { query: { state: 'judged' } }] },
    getForumReport: { asks: ({ forumCaseId }) => [{ params: { caseId: forumCaseId } }] },
    claimForumReport: { asks: ({ forumCaseId }) => [{ params: { caseId: forumCaseId }, body: { version: 1 } }] },
    releaseForumReport: { asks: ({ forumCaseId }) => [{ params: { caseId: forumCaseId } }] },
    decideForumReport: { asks: ({ forumCaseId }) => [{ params: { caseId: forumCaseId }, body: judged }] },
    listForumMutes: { asks: () => [{}] },
    endForumMute: { asks: ({ forumMutedId }) => [{ params: { memberId: forumMutedId } }] },
    listBoardsToKeep: { asks: () => [{}] },
    createBoard: {
      asks: (b) => [
        { body: boardFields() },
        { body: boardFields({ groupIds: [b.groupId] }) },
        { body: boardFields({ areaIds: [b.areaId], tagIds: [b.tagId] }) },
      ],
    },
    getBoardToKeep: { asks: ({ forumBoardId }) => [{ params: { boardId: forumBoardId } }] },
    saveBoard: { asks: ({ forumBoardId }) => [{ params: { boardId: forumBoardId }, body: { version: 1, board: boardFields() } }] },
    retireBoard: { asks: ({ forumBoardId }) => [{ params: { boardId: forumBoardId }, body: { version: 1, isRetired: true } }] },
  },
};
