/** What a member's session needs of the server, in a chunk of its own: the first screen is drawn without it. */
import {
  configureClient as configure,
  keptScreens,
  logOut,
  selectClient,
  step,
  takeRedirect,
  type Device,
  type KeptScreens,
  type SessionStore,
} from '@vitrine/client';
import type { Site } from '@vitrine/contract/tenancy';
import type { QueryClient } from '@tanstack/react-query';
import { gateScreenOf, languageOf, meQuery, waitsForDuty } from '../features/identity/index.ts';
import { beginDownloads, dropDownloads, openLearningOutbox } from '../features/learning/index.ts';
import { fetchAndNote, noteLostNetwork } from '../shared/device/network.ts';
import { registerServiceWorker } from '../shared/device/service-worker.ts';
import { keep, kept } from '../shared/device/storage.ts';
import type { RouterContext } from '../shared/frames.tsx';
import { forgetState, keptState } from '../shared/kept-state.ts';
import { forgetRecent } from '../shared/recent-searches.ts';
import { currentOutbox, openOutboxOf } from '../shared/outbox/current.ts';

/** As the client's own; what it is answered tells the page that there is a network. */
export const configureClient = (configuration: Parameters<typeof configure>[0]): void =>
  configure({ fetch: fetchAndNote, ...configuration });

/** Who is in already needs none of them. */
export const logInMethods = () => import('./log-in-methods.ts');

export type MemberSessionParts = {
  device: Device;
  store: SessionStore;
  site: Site;
  queryClient: QueryClient;
  switchLanguage: (locale: string) => Promise<unknown>;
  /** The words of these rooms, or of all, so that they are there without a network too. */
  fetchWords: (rooms?: readonly string[]) => Promise<unknown>;
};
export type MemberSession = ReturnType<typeof openMemberSession>;

/** What an earlier page kept is sent while screens ask already: what they were told may be from before it. */
function askAnewOnceSent(queryClient: QueryClient): void {
  const outbox = currentOutbox();
  if (!outbox) return;
  let waited = outbox.state().pending > 0;
  const stop = outbox.subscribe(() => {
    waited ||= outbox.state().pending > 0;
    if (!waited || outbox.state().pending > 0) return;
    stop();
    void queryClient.invalidateQueries({ queryKey: ['learning'], predicate: ({ queryKey }) => progressed.includes(queryKey[1]) });
  });
  void outbox.drain().then(() => waited || stop());
}

/** What the person did on this device goes, and so do the files that they kept (D82). */
async function forgetDevice(): Promise<void> {
  await forgetState();
  if (kept('downloads') !== 'yes') return;
  keep('downloads', undefined);
  await dropDownloads().catch(() => undefined); // what could not be taken away now is swept when the app begins
}

/** What a report of learning changes. */
const progressed: readonly unknown[] = ['courses', 'course', 'player'];

/** Log-in, log-out, the chosen client, and who that makes the person; as `RouterContext` says of each. */
export function openMemberSession({ device, store, queryClient, switchLanguage, fetchWords }: MemberSessionParts) {
  let preparedFor: string | undefined;
  /** What screens show, for when the page is loaded without a network. */
  const screens: KeptScreens = keptScreens({ device, store }, queryClient);
  const whoIsIt = () => queryClient.query({ ...meQuery, staleTime: 'static' });

  const prepare = async () => {
    if (preparedFor === undefined && !device.isOnline()) await screens.restore();
    const me = await whoIsIt().catch(async (error: unknown) => {
      if (!(error instanceof TypeError)) throw error; // a refusal stands
      noteLostNetwork();
      if (!(await screens.restore())) throw error;
      return whoIsIt(); // what was there last
    });
    if (preparedFor === me.person.id) return me;
    preparedFor = me.person.id;
    if (me.visitor === undefined) {
      openOutboxOf(me.person.id, openLearningOutbox);
      askAnewOnceSent(queryClient);
      void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(device)).catch(() => undefined); // with the next visit
      screens.begin();
      registerServiceWorker({
        first: async () => {
          const { fetchFirstTaps, roomsOfFirstTaps } = await import('./first-taps.ts');
          await Promise.all([fetchWords(roomsOfFirstTaps), fetchFirstTaps(queryClient, me)]);
        },
        rest: fetchWords,
      });
    }
    if (kept('downloads') === 'yes') void beginDownloads().catch(() => undefined);
    void keptState().catch(() => undefined); // a chunk that could not be fetched: nothing is kept on this page
    keep('country', me.person.country);
    await switchLanguage(languageOf(me.person.languageId));
    return me;
  };
  /** Forgets whoever was here, on this page. */
  const startAnew = () => {
    preparedFor = undefined;
    void screens.forget();
    void forgetDevice();
    forgetRecent();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'site' });
  };
  const begin: RouterContext['beginSession'] = async (by) => {
    startAnew();
    const { enterBy } = await logInMethods();
    queryClient.setQueryData(meQuery.queryKey, await enterBy(by));
  };
  return {
    prepare,
    startAnew,
    begin,
    gateBefore: async (path?: string) => {
      const me = await prepare();
      if (!waitsForDuty(me)) return gateScreenOf(me, path);
      // It is done in its own room: asked anew, or by what was known where the network is gone.
      return gateScreenOf(await queryClient.query({ ...meQuery, staleTime: 0 }).catch(() => me), path);
    },
    redirectIn: async (path: string | undefined) => {
      if (store.get().access_token !== undefined) await logOut();
      startAnew();
      const next = await step(store, { kind: 'redirected_in', path });
      return next.do === 'go' ? next.path : '/';
    },
    end: async () => {
      await keptState().catch(() => undefined); // read before the secret goes: what was decided about the device is sealed anew
      await Promise.all([logOut(), screens.forget()]);
      await forgetDevice();
      forgetRecent();
      preparedFor = undefined;
      // What the screen that is still drawn shows goes with the next log-in: taken away now, it would be asked for again.
      queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[1] !== 'site' });
    },
    selectClient: async (clientId: string) => {
      const me = await selectClient(clientId);
      await screens.forget(); // what the other client showed
      screens.begin();
      queryClient.setQueryData(meQuery.queryKey, me);
      await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' && queryKey[1] !== 'site' });
    },
    nextTarget: async () => (await takeRedirect()) ?? (await prepare()).client.home_route,
  };
}
