import { call, callFile } from '@vitrine/client';
import {
  BadgeFields,
  BadgeRow,
  createBadge,
  exportBadges,
  getBadgeToManage,
  listBadgesToManage,
  saveBadge,
  type BadgeDetail,
} from '@vitrine/contract/badges';
import { described, openedBy, resource, sentBy, type Opened } from '../../shared/resource/index.ts';
import { BadgePreview } from './badge-preview.tsx';

const drawn = described(BadgeFields, {
  name: { limit: 60, section: 'texts' },
  description: { limit: 300, rows: 3, section: 'texts' },
  form: { section: 'picture' },
  fileId: { kind: 'image', section: 'picture' },
  rule: { section: 'earning', needsCan: 'saveRule' },
  goal: { section: 'earning', needsCan: 'saveRule' },
  courseId: { kind: 'choice', section: 'earning', needsCan: 'saveRule' },
  trailId: { kind: 'choice', section: 'earning', needsCan: 'saveRule' },
  position: { section: 'earning' },
});

export const opened = (detail: BadgeDetail): Opened<BadgeFields> => openedBy('badge')(detail);

/** Where the holders of a badge are kept on the screen. */
export const awardsKey = (badgeId: string) => ['badges', 'awards', badgeId];

/** Badges of the client, as lists and forms know them. */
export const badges = resource<BadgeRow, BadgeFields>({
  room: 'badges',
  name: 'list',
  inner: 'badge',
  row: described(BadgeRow, {
    name: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    rule: { column: 'shown' },
    holders: { column: 'shown' },
    position: { column: 'optional' },
    updatedAt: { column: 'optional' },
  }),
  form: BadgeFields,
  drawn,
  list: (ask) => call(listBadgesToManage, { query: listBadgesToManage.query.parse(ask) }),
  export: (ask) => callFile(exportBadges, { query: exportBadges.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (badgeId) => call(getBadgeToManage, { params: { badgeId } }).then(opened),
  save: (badgeId, version, _whole, { now: badge, was }) =>
    call(saveBadge, { params: { badgeId }, body: { version, badge, was } }).then(opened),
  hint: BadgePreview,
  create: {
    needs: 'badges.write',
    form: drawn,
    empty: {
      name: {},
      description: {},
      form: 'star',
      fileId: null,
      position: 0,
      rule: 'courses_finished',
      goal: 3,
      courseId: null,
      trailId: null,
    },
    send: sentBy(BadgeFields, (body, once) => call(createBadge, { body }, once)),
  },
});
