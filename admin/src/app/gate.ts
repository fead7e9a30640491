import { gatesToPass } from '@vitrine/domain/identity';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { SessionStore } from '@vitrine/client';
import type { i18n } from 'i18next';
import type { Staff } from '../shared/console-routes.ts';
import { localeOfMe, meQuery, staffOf } from './me.ts';
import { base } from './base.ts';
import { wearTheme } from './theme-sheet.ts';

type GateParts = { queryClient: QueryClient; store: SessionStore; words: i18n; leave?: (askedFor: string) => void };

/**
 * Who comes in: nobody without a session (the learner app's log-in leads back here), and nobody without a permission of the console, for
 * whom there is nothing here (decisions D55, D67).
 */
export const admitBy =
  ({ queryClient, store, words, leave = leaveForLogIn }: GateParts) =>
  async (askedFor: string): Promise<Staff> => {
    const here = askedFor.startsWith(base) ? askedFor : `${base}${askedFor}`;
    if (!store.get().access_token) {
      leave(here);
      return never;
    }
    const me = await queryClient.query({ ...meQuery, staleTime: 'static' });
    if (gatesToPass(me.gates, { mayCloseTrainingBanner: me.has_close_banner_drills }).length > 0) {
      leave(here); // the learner app has their screens, and leads back here
      return never;
    }
    if (me.can.length === 0) throw notFound();
    if (words.language !== localeOfMe(me)) {
      await words.changeLanguage(localeOfMe(me));
      document.documentElement.lang = localeOfMe(me);
    }
    wearTheme(me.client.theme);
    return staffOf(me);
  };

/** The page goes to the log-in, and comes back to what was asked for. */
export function leaveForLogIn(askedFor: string): void {
  location.replace(`/?redirect=${encodeURIComponent(askedFor)}`);
}

/** While the page leaves, nothing more is drawn. */
const never = new Promise<never>(() => undefined);
