/** The forum: boards of a client and of its courses, topics and replies, and what is done about those that were reported. */
export { findTopics, topicsHold } from './find-topics.ts';
export type { ForumPorts } from './ports.ts';
