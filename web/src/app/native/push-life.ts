import { PushNotifications } from '@capacitor/push-notifications';
import { hrefOf, keepPhone, sendRead } from '../../features/notices/index.ts';
import { isWished, registered } from '../../shared/device/native/push.ts';
import { goTo } from './go-to.ts';
import { noticeIn } from './notice-in.ts';

let isFollowed = false;

/**
 * A member is in: their phone is told of them from now on, where they wished it once and the system allows it; asked is nobody here. A notice that is opened leads to its screen,
 * one that the app was opened by too: the plugin keeps it until somebody listens.
 */
export async function beginPush(portal: string): Promise<void> {
  if (!isFollowed) {
    isFollowed = true;
    await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
      const told = noticeIn(notification.data);
      if (!told) return goTo('/inbox', portal); // a newer server's kind is read there
      goTo(hrefOf(told), portal);
      void sendRead([told.id]).catch(() => undefined); // the inbox is the truth, and shows it as new until then
    });
  }
  const { receive } = await PushNotifications.checkPermissions();
  if (receive === 'granted' && (await isWished())) await keepPhone(await registered());
}
