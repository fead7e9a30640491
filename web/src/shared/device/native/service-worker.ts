import { tellMember } from './session-news.ts';

/** The app's files lie in the app: it needs no worker (a WebView has none, ionic-team/capacitor #7592). That a member's page stands is all that is heard here. */
export function registerServiceWorker(ahead?: object): void {
  if (ahead) tellMember();
}
