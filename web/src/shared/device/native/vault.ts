import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Preferences } from '@capacitor/preferences';

/** What a page asks for at once and the system's keychain answers later: read before the app begins. */
const read = new Map<string, string>();
const names = ['vitrine_key', 'tokens'];
let lastWrite: Promise<unknown> = Promise.resolve();

/**
 * Opens the keychain (iOS) or the keystore (Android), before the app begins. iOS keeps its keychain when an app is removed: what a new installation finds there is somebody's from
 * before, and goes.
 */
export async function openVault(): Promise<void> {
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly);
  const { value: began } = await Preferences.get({ key: 'began' });
  if (began === null) {
    await SecureStorage.clear();
    await Preferences.set({ key: 'began', value: 'yes' });
  }
  for (const name of names) {
    const kept = await SecureStorage.getItem(name).catch(() => null); // what the system cannot open any more is lost
    if (kept !== null) read.set(name, kept);
  }
}

export const fromVault = (name: string): string | undefined => read.get(name);

/** Keeps a text, or forgets it; in the order in which it was asked. */
export function intoVault(name: string, value: string | undefined): Promise<void> {
  if (value === undefined) read.delete(name);
  else read.set(name, value);
  const writing = lastWrite.then(() => (value === undefined ? SecureStorage.removeItem(name) : SecureStorage.setItem(name, value)));
  lastWrite = writing.catch(() => undefined);
  return writing;
}
