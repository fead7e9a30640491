/** Notices to phones. */
import type { Clock } from '../clock/index.ts';
import type { Settings } from '../config/index.ts';
import { readAccount } from './account.ts';
import { openFcm } from './fcm.ts';
import { PushRefused, type Push } from './push.ts';

export { PushGone, PushLater, PushRefused, type Push } from './push.ts';

/** Push by the operator's account; without one it is off. `milliseconds` is what the provider may take. Refuses the start where the account's file is none. */
export function openPush(
  { settings, clock }: { settings: Pick<Settings, 'FCM_ACCOUNT_FILE' | 'FCM_URL'>; clock: Clock },
  { milliseconds }: { milliseconds?: number } = {},
): Push {
  if (settings.FCM_ACCOUNT_FILE === undefined) {
    return {
      isOn: false,
      send: async () => {
        throw new PushRefused('no account');
      },
    };
  }
  return openFcm({
    url: settings.FCM_URL,
    account: readAccount(settings.FCM_ACCOUNT_FILE),
    clock,
    ...(milliseconds === undefined ? {} : { wait: milliseconds }),
  });
}
