/** How another tenant’s rows of this room are asked for. */
import { defaultPreferences } from '@vitrine/domain/notices';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aPush } from '../testing.ts';

/** Theirs is the member, the signature is not. */
const aForgedEnd = ({ tenantId, memberId }: { tenantId: string; memberId: string }) =>
  Buffer.concat([Buffer.from(`${tenantId}${memberId}`.replaceAll('-', ''), 'hex'), Buffer.alloc(32, 7)]).toString('base64url');

export const notices: RoomUnderAttack = {
  rows: async (house, { learner, mark }) => {
    await aPush(house, learner, `phone of ${mark}`);
    return {};
  },
  entries: {
    listNotices: { asks: (b) => [{ query: {} }, { query: { after: b.cursor } }, { query: { isUnread: 'true' } }] },
    markNoticesRead: { asks: (b) => [{ body: { ids: [b.noticeId] } }] },
    markAllNoticesRead: { asks: (b) => [{ body: { newestId: b.noticeId } }] },
    getNoticePreferences: { asks: () => [{}] },
    saveNoticePreferences: { asks: () => [{ body: { version: 0, preferences: defaultPreferences('America/Sao_Paulo') } }] },
    getUnsubscribe: { asks: (b) => [{ params: { token: aForgedEnd(b) } }] },
    unsubscribe: { asks: (b) => [{ params: { token: aForgedEnd(b) }, body: {} }] },
    listFeed: { asks: (b) => [{ query: {} }, { query: { topic: 'learning' } }, { query: { after: b.cursor } }] },
    getPush: { asks: () => [{}] },
    keepPushDevice: { asks: () => [{ body: { token: 'a-phone-of-theirs', system: 'android' } }] },
    forgetPushDevice: { asks: () => [{ body: { token: 'a-phone-of-theirs' } }] },
    // Last, for it ends the caller's session.
    openStream: { asks: () => [] },
  },
};
