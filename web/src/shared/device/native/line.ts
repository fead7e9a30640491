import { Network, type ConnectionStatus } from '@capacitor/network';

let now: ConnectionStatus = { connected: true, connectionType: 'unknown' };

export const isOnCellular = (): boolean => now.connectionType === 'cellular';

/** Tells the page what the phone knows of its line: a WebView's own `onLine` is true on a Wi-Fi without a way out. Every screen asks it as in a browser. */
export async function watchLine(): Promise<void> {
  now = await Network.getStatus();
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => now.connected });
  await Network.addListener('networkStatusChange', (status) => {
    const was = now;
    now = status;
    if (was.connected !== status.connected) window.dispatchEvent(new Event(status.connected ? 'online' : 'offline'));
  });
}
