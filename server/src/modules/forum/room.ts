import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { forumFileAccess } from './file-access.ts';
import { tellMentioned } from './mentions.ts';
import { forumRecords } from './personal-records.ts';
import type { ForumPorts } from './ports.ts';
import { forumRoutes } from './routes.ts';
import { tellFollowers } from './tell-followers.ts';

export const forum: Room<ForumPorts> = (platform, ports) => {
  const parts = { ...platform, ...ports };
  return {
    routes: [forumRoutes(parts)],
    subscribers: {
      'forum.replied': {
        'forum.tell_followers': (event) => tellFollowers(parts, event),
        'forum.tell_mentioned': (event) => tellMentioned(parts, event),
      },
    },
    fileAccess: forumFileAccess(parts),
    trailNames: {
      forum_board: namedIn('forum.board', 'name'),
    },
    personalRecords: forumRecords(platform),
  };
};
