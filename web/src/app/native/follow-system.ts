import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { forgetName } from '../../shared/device/native/push.ts';
import { onMember, onSessionEnded } from '../../shared/device/native/session-news.ts';

/** What the phone's system asks of the app: the way back, links to the portal, the colour of its bars; and notices, once somebody is in. */
export async function followSystem(portal: string): Promise<void> {
  await App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack));
  await App.addListener('appUrlOpen', ({ url }) => openLink(url, portal));
  followColours();
  onSessionEnded(() => void forgetName()); // whoever logs in next is told under a name of their own
  onMember(() => void import('./push-life.ts').then(({ beginPush }) => beginPush(portal)).catch(() => undefined)); // a chunk of the app is there; a phone without the service is told nothing
}

/** Back closes what lies over the screen first, then leaves the screen, and at the first one puts the app away, as any other does. */
export function goBack(canGoBack: boolean): void {
  const over = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].some(
    (one) => one.getClientRects().length > 0,
  );
  if (over)
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
  else if (canGoBack && window.location.pathname !== '/') window.history.back();
  else void App.minimizeApp();
}

/** A link of the portal, as from an e-mail, opens its screen; the page begins anew, for a link may hold a token that is read at the start. One of another host is not ours. */
export function openLink(url: string, portal: string): void {
  const path = pathOfLink(url, portal);
  if (path !== undefined) window.location.assign(path);
}

export function pathOfLink(url: string, portal: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, host, pathname, search, hash } = new URL(url);
  const isOwn = protocol === 'http:' || protocol === 'https:' ? origin === portal : host === 'open';
  return isOwn && !pathname.startsWith('/console') ? `/${pathname.replace(/^\/+/, '')}${search}${hash}` : undefined;
}

/** The bars' signs are dark on a light page, and light on a dark one. */
function followColours(): void {
  const root = document.documentElement;
  const wear = () => {
    const style = root.dataset['mantineColorScheme'] === 'dark' ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
    void SystemBars.setStyle({ style }).catch(() => undefined); // an older system draws its own
  };
  new MutationObserver(wear).observe(root, { attributes: true, attributeFilter: ['data-mantine-color-scheme'] });
  wear();
}
