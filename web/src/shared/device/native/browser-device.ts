import type { Device } from '@vitrine/client';
import { browserDevice as inBrowser } from '../browser-device.ts';
import { fromVault, intoVault } from './vault.ts';
import { tellSessionEnded } from './session-news.ts';

/**
 * The browser of the app: the secret that seals what is kept lies in the system's keychain, for a page of the app has no cookies that stay, and so do the tokens beside local storage,
 * which iOS may take away (STA-02).
 */
export function browserDevice(asked: { accessToken?: string }): Device {
  return {
    ...inBrowser(asked),
    cookies: {
      get: (name) => fromVault(name),
      set: (name, value, maxAgeSeconds) =>
        void intoVault(name, maxAgeSeconds > 0 && value !== '' ? value : undefined).catch(() => undefined),
    },
    tokenStorage: {
      get: async () => fromVault('tokens'),
      set: async (text) => {
        const wasIn = fromVault('tokens') !== undefined;
        await intoVault('tokens', text);
        if (wasIn && text === undefined) tellSessionEnded();
      },
    },
  };
}
