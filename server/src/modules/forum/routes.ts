import * as wire from '@vitrine/contract/forum';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { addReply } from './add-reply.ts';
import { appealDecision, decideAppeal } from './appeals.ts';
import { listCases } from './cases.ts';
import { claimCase, decideCase, releaseCase } from './decide-case.ts';
import { editPost } from './edit-post.ts';
import { exportReports } from './export-reports.ts';
import { getCase } from './get-case.ts';
import { getTopic } from './get-topic.ts';
import { createBoard, getBoardToKeep, listBoardsToKeep, retireBoard, saveBoard } from './keep-boards.ts';
import { getBoard, listBoards, listTopics } from './list-topics.ts';
import { listMentionable } from './mentions.ts';
import { endMute, listMutes } from './mutes.ts';
import { openTopic } from './open-topic.ts';
import type { ForumPorts } from './ports.ts';
import { listReplies } from './posts.ts';
import { removePost } from './remove-post.ts';
import { reportPost } from './report-post.ts';
import { restorePost } from './restore-post.ts';
import { followTopic, pinTopic, readTopic, setTopicStatus } from './set-status.ts';
import { getWords, saveWords } from './words-of-client.ts';

/** What members read and write, what they report, and what moderators and staff keep. */
export const forumRoutes =
  (parts: Platform & ForumPorts): Routes =>
  (app) => {
    answer(app, wire.listBoards, ({ actor }) => listBoards(parts, actor));
    answer(app, wire.getBoard, ({ actor, params }) => getBoard(parts, actor, params));
    answer(app, wire.listTopics, ({ actor, params, query }) => listTopics(parts, actor, { ...params, ...query }));
    answer(app, wire.openTopic, ({ actor, params, body }) => openTopic(parts, actor, { ...params, ...body }));
    answer(app, wire.getTopic, ({ actor, params }) => getTopic(parts, actor, params));
    answer(app, wire.listReplies, ({ actor, params, query }) => listReplies(parts, actor, { ...params, ...query }));
    answer(app, wire.addReply, ({ actor, params, body }) => addReply(parts, actor, { ...params, ...body }));
    answer(app, wire.setTopicStatus, ({ actor, params, body }) => setTopicStatus(parts, actor, { ...params, ...body }));
    answer(app, wire.pinTopic, ({ actor, params, body }) => pinTopic(parts, actor, { ...params, ...body }));
    answer(app, wire.followTopic, ({ actor, params, body }) => followTopic(parts, actor, { ...params, ...body }));
    answer(app, wire.readTopic, ({ actor, params, body }) => readTopic(parts, actor, { ...params, ...body }));
    answer(app, wire.editPost, ({ actor, params, body }) => editPost(parts, actor, { ...params, ...body }));
    answer(app, wire.removePost, ({ actor, params }) => removePost(parts, actor, params));
    answer(app, wire.reportPost, ({ actor, params, body }) => reportPost(parts, actor, { ...params, ...body }));

    answer(app, wire.restorePost, ({ actor, params }) => restorePost(parts, actor, params));
    answer(app, wire.appealDecision, ({ actor, params, body }) => appealDecision(parts, actor, { ...params, ...body }));
    answer(app, wire.listMentionable, ({ actor, params, query }) => listMentionable(parts, actor, { ...params, ...query }));

    answer(app, wire.decideAppeal, ({ actor, params, body }) => decideAppeal(parts, actor, { ...params, ...body }));
    answer(app, wire.getForumWords, ({ actor }) => getWords(parts, actor));
    answer(app, wire.saveForumWords, ({ actor, body }) => saveWords(parts, actor, body));
    answer(app, wire.listForumReports, ({ actor, query }) => listCases(parts, actor, query));
    answer(app, wire.exportForumReports, ({ actor, query, reply }) => exportReports(parts, actor, { query, reply }));
    answer(app, wire.getForumReport, ({ actor, params }) => getCase(parts, actor, params));
    answer(app, wire.claimForumReport, ({ actor, params, body }) => claimCase(parts, actor, { ...params, ...body }));
    answer(app, wire.releaseForumReport, ({ actor, params }) => releaseCase(parts, actor, params));
    answer(app, wire.decideForumReport, ({ actor, params, body }) => decideCase(parts, actor, { ...params, ...body }));
    answer(app, wire.listForumMutes, ({ actor }) => listMutes(parts, actor));
    answer(app, wire.endForumMute, ({ actor, params }) => endMute(parts, actor, params));
    answer(app, wire.listBoardsToKeep, ({ actor }) => listBoardsToKeep(parts, actor));
    answer(app, wire.createBoard, ({ actor, body }) => createBoard(parts, actor, body));
    answer(app, wire.getBoardToKeep, ({ actor, params }) => getBoardToKeep(parts, actor, params));
    answer(app, wire.saveBoard, ({ actor, params, body }) => saveBoard(parts, actor, { ...params, ...body }));
    answer(app, wire.retireBoard, ({ actor, params, body }) => retireBoard(parts, actor, { ...params, ...body }));
  };
