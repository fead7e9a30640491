import { Capacitor } from '@capacitor/core';
import { Preferences } from '@capacitor/preferences';
import { PushNotifications } from '@capacitor/push-notifications';
import type { PhoneName, PhonePush } from '../push.ts';

const wish = 'push';
const patienceMs = 20_000;

/** Whether the person wants this phone to be told; through log-outs, for it is their phone. */
export const isWished = async (): Promise<boolean> => (await Preferences.get({ key: wish })).value === 'on';

const nameOf = (token: string): PhoneName => ({ token, system: Capacitor.getPlatform() === 'ios' ? 'ios' : 'android' });
let last: PhoneName | undefined;

export const phonePush: PhonePush = {
  state: async () => {
    const { receive } = await PushNotifications.checkPermissions();
    if (receive === 'denied') return 'refused';
    return receive === 'granted' && (await isWished()) ? 'on' : 'off';
  },
  turnOn: async () => {
    const { receive } = await PushNotifications.requestPermissions();
    if (receive !== 'granted') return 'refused';
    // What Android files notices under; the person may silence it in the system's settings.
    if (Capacitor.getPlatform() === 'android')
      await PushNotifications.createChannel({ id: 'notices', name: document.title, importance: 4, visibility: 0 });
    const name = await registered();
    await Preferences.set({ key: wish, value: 'on' });
    return name;
  },
  turnOff: async () => {
    await Preferences.set({ key: wish, value: 'off' });
    const name = last;
    await forgetName();
    return name;
  },
};

/** Asks the system for the name of this phone; another one than last time, where the provider changed it. */
export async function registered(): Promise<PhoneName> {
  const handles: { remove: () => Promise<void> }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const token = await new Promise<string>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('push: the phone got no name')), patienceMs);
      void Promise.all([
        PushNotifications.addListener('registration', ({ value }) => resolve(value)),
        PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(`push: ${error}`))),
      ]).then(async (added) => {
        handles.push(...added);
        await PushNotifications.register();
      }, reject);
    });
    last = nameOf(token);
    return last;
  } finally {
    clearTimeout(timer);
    for (const handle of handles) void handle.remove();
  }
}

/** The provider forgets the phone: what is sent to its old name from now on is refused, whatever the server knows. */
export async function forgetName(): Promise<void> {
  last = undefined;
  await PushNotifications.removeAllDeliveredNotifications().catch(() => undefined); // of whoever leaves
  await PushNotifications.unregister().catch(() => undefined); // without a network it is refused by the server, whose log-in is over
}
