import * as wire from '@vitrine/contract/notices';
import { answer, type Actor, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { News } from '../../platform/events/index.ts';
import type { StreamEvent } from '../../platform/realtime/index.ts';
import { followNotices } from './follow-notices.ts';
import { followSettings } from './follow-settings.ts';
import { listFeed } from './list-feed.ts';
import { listNotices } from './list-notices.ts';
import { markAllNoticesRead } from './mark-all-notices-read.ts';
import { markNoticesRead } from './mark-notices-read.ts';
import { forgetPushDevice, keepPushDevice } from './push/devices.ts';
import { getNoticePreferences, saveNoticePreferences } from './save-preferences.ts';
import { getUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** What a member’s stream tells of a higher room beside notices: there is one stream a page. */
export type Follows = (actor: Actor) => { concerns: (news: News) => boolean; look: () => Promise<readonly StreamEvent[]> };
export type NoticesPorts = { followLiveClasses: Follows };

export const noticesRoutes =
  (platform: Platform, { followLiveClasses }: NoticesPorts): Routes =>
  (app) => {
    answer(app, wire.listNotices, ({ actor, query }) => listNotices(platform, actor, query));
    answer(app, wire.markNoticesRead, ({ actor, body }) => markNoticesRead(platform, actor, body));
    answer(app, wire.markAllNoticesRead, ({ actor, body }) => markAllNoticesRead(platform, actor, body));
    answer(app, wire.listFeed, ({ actor, query }) => listFeed(platform, actor, query));
    answer(app, wire.getNoticePreferences, ({ actor }) => getNoticePreferences(platform, actor));
    answer(app, wire.saveNoticePreferences, ({ actor, body }) => saveNoticePreferences(platform, actor, body));
    answer(app, wire.getUnsubscribe, ({ params }) => getUnsubscribe(platform, params));
    answer(app, wire.unsubscribe, ({ params }) => unsubscribe(platform, params));
    answer(app, wire.getPush, async () => ({ isOn: platform.push.isOn }));
    answer(app, wire.keepPushDevice, ({ actor, body }) => keepPushDevice(platform, actor, body));
    answer(app, wire.forgetPushDevice, ({ actor, body }) => forgetPushDevice(platform, actor, body));
    answer(app, wire.openStream, async ({ actor, request, reply }) => {
      const { tenantId, memberId, personId, sessionId } = actor;
      const notices = await followNotices(platform, actor, headerOf(request.headers['last-event-id']));
      const settings = followSettings(platform, actor);
      const liveClasses = followLiveClasses(actor);
      let isOwn = false;
      let isAnothers = false;
      await app.streams.open({
        request,
        reply,
        personId,
        concerns: (news) => {
          const own =
            (news.event === 'notices.told' && news.ids['memberId'] === memberId) ||
            (news.event === 'tenancy.settings_changed' && news.tenantId === tenantId);
          const anothers = liveClasses.concerns(news);
          isOwn ||= own;
          isAnothers ||= anothers;
          return own || anothers;
        },
        mayEnd: ({ event, ids }) =>
          event.startsWith('identity.') && Object.values(ids).some((id) => [memberId, personId, sessionId].includes(id)),
        isStillAllowed: () => app.isStillAdmitted(request),
        look: async () => {
          // News of a live class alone is no reason to look for notices: a whole class hears it at once.
          const looksForOwn = isOwn || !isAnothers;
          isOwn = false;
          isAnothers = false;
          const own = looksForOwn ? [...(await settings()), ...(await notices())] : [];
          return [...own, ...(await liveClasses.look())];
        },
      });
      return reply;
    });
  };

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
