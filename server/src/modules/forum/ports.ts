import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What the forum asks of higher rooms: boards of courses are known by the course’s id alone. */
export type ForumPorts = {
  /** What a course is called, in the actor’s language; undefined where the client has none of this id. */
  titleOfCourse(actor: Actor, ask: { courseId: string }): Promise<string | undefined>;
  /** Whether this member may see a course. */
  seesCourse(actor: Actor, ask: { courseId: string }): Promise<boolean>;
};

export type ForumParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'> & ForumPorts;

/** Moderators see every board and what is hidden on it. */
export const isModerator = ({ permissions }: Pick<Actor, 'permissions'>): boolean => permissions.has('forum.moderate');
