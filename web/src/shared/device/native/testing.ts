/** The bridge between page and phone, as Capacitor documents it: the page finds `Capacitor` with the plugins' headers, and asks by plugin, method and options. For tests. */

type Call = (plugin: string, method: string, options: Record<string, unknown>) => Promise<unknown>;
type Listener = (data: unknown) => void;
export type Bridge = {
  /** Tells the page of something; kept for whoever listens first, where nobody does yet. */
  emit(plugin: string, event: string, data: unknown): void;
};

/** Plugins and their methods, as the phone's shell lists them. */
export const plugins = {
  App: ['minimizeApp', 'exitApp', 'getLaunchUrl'],
  Camera: ['takePhoto'],
  Network: ['getStatus'],
  Preferences: ['get', 'set', 'remove', 'keys', 'clear'],
  PushNotifications: [
    'checkPermissions',
    'requestPermissions',
    'register',
    'unregister',
    'createChannel',
    'removeAllDeliveredNotifications',
  ],
  SecureStorage: [
    'internalGetItem',
    'internalSetItem',
    'internalRemoveItem',
    'internalClearItemsWithPrefix',
    'internalGetPrefixedKeys',
    'setSynchronizeKeychain',
  ],
  SplashScreen: ['hide', 'show'],
  SystemBars: ['setStyle', 'show', 'hide', 'setAnimation'],
};

/** Puts the bridge of an Android phone into this page, before any script of the app. Stands on its own: a browser test hands its text to the page. */
export function installBridge(page: object, listed: Record<string, readonly string[]>, call: Call): Bridge {
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<string, unknown[]>();
  const nameOf = (plugin: string, event: unknown) => `${plugin} ${String(event)}`;
  let calls = 0;
  Object.assign(page, {
    androidBridge: { postMessage: () => undefined },
    Capacitor: {
      PluginHeaders: Object.entries(listed).map(([name, methods]) => ({
        name,
        methods: [
          { name: 'addListener', rtype: 'callback' },
          { name: 'removeListener', rtype: 'callback' },
          ...methods.map((method) => ({ name: method, rtype: 'promise' })),
        ],
      })),
      nativePromise: (plugin: string, method: string, options: Record<string, unknown> = {}) => call(plugin, method, options),
      nativeCallback: (plugin: string, method: string, { eventName }: { eventName: string }, heard: Listener) => {
        const name = nameOf(plugin, eventName);
        const those = listeners.get(name) ?? new Set();
        if (method === 'removeListener') those.delete(heard);
        else {
          listeners.set(name, those.add(heard));
          for (const data of waiting.get(name) ?? []) queueMicrotask(() => heard(data));
          waiting.delete(name);
        }
        calls += 1;
        return String(calls);
      },
    },
  });
  return {
    emit: (plugin, event, data) => {
      const name = nameOf(plugin, event);
      const those = listeners.get(name);
      if (those?.size) for (const heard of those) heard(data);
      else waiting.set(name, [...(waiting.get(name) ?? []), data]);
    },
  };
}

export type Phone = {
  keychain: Map<string, string>;
  preferences: Map<string, string>;
  permission: 'prompt' | 'granted' | 'denied';
  token: string;
  /** What the app asked of the phone, in order. */
  asked: string[];
  line: { connected: boolean; connectionType: string };
  photo: string;
};

export const aPhone = (changes: Partial<Phone> = {}): Phone => ({
  keychain: new Map(),
  preferences: new Map(),
  permission: 'prompt',
  token: 'fcm-token:of-a-phone',
  asked: [],
  line: { connected: true, connectionType: 'wifi' },
  photo: 'https://localhost/_capacitor_file_/photo.jpg',
  ...changes,
});

/** A phone that answers as its plugins document; `emit` tells the page what follows. */
export async function answerAs(phone: Phone, emit: Bridge['emit'], ...[plugin, method, options]: Parameters<Call>): Promise<unknown> {
  phone.asked.push(`${plugin}.${method}`);
  const textOf = (name: string) => {
    const value = options[name];
    return typeof value === 'string' ? value : '';
  };
  const key = textOf('key') || textOf('prefixedKey');
  switch (`${plugin}.${method}`) {
    case 'Preferences.get':
      return { value: phone.preferences.get(key) ?? null };
    case 'Preferences.set':
      return void phone.preferences.set(key, textOf('value'));
    case 'Preferences.remove':
      return void phone.preferences.delete(key);
    case 'SecureStorage.internalGetItem':
      return { data: phone.keychain.get(key) ?? null };
    case 'SecureStorage.internalSetItem':
      return void phone.keychain.set(key, textOf('data'));
    case 'SecureStorage.internalRemoveItem':
      return { success: phone.keychain.delete(key) };
    case 'SecureStorage.internalClearItemsWithPrefix':
      phone.keychain.clear();
      return undefined;
    case 'Network.getStatus':
      return phone.line;
    case 'Camera.takePhoto':
      if (phone.photo === '')
        throw Object.assign(new Error('Couldn’t take photo because the process was cancelled.'), { code: 'OS-PLUG-CAMR-0006' });
      if (phone.photo === 'forbidden') throw Object.assign(new Error('forbidden'), { code: 'OS-PLUG-CAMR-0003' });
      return { type: 0, saved: false, webPath: phone.photo };
    case 'PushNotifications.checkPermissions':
      return { receive: phone.permission };
    case 'PushNotifications.requestPermissions':
      if (phone.permission === 'prompt') phone.permission = 'granted';
      return { receive: phone.permission };
    case 'PushNotifications.register':
      emit('PushNotifications', 'registration', { value: phone.token });
      return undefined;
    default:
      return undefined;
  }
}
