import { createSessionStore, step } from '@vitrine/client';
import type { KeptScreens } from '@vitrine/client';
import type { Site } from '@vitrine/contract/tenancy';
import type { QueryClient } from '@tanstack/react-query';
import { languageOf, meQuery } from '../features/identity/index.ts';
import { connectBy, connected } from '../shared/connection.ts';
import { browserDevice } from '../shared/device/browser-device.ts';
import type { Arrival } from '../shared/device/arrival.ts';
import { reloadPage } from '../shared/device/page-reload.ts';
import { keep } from '../shared/device/storage.ts';
import type { RouterContext } from '../shared/frames.tsx';
import { forgetState, keepStateBy, keptState } from '../shared/kept-state.ts';
import { fetchRooms } from './router.tsx';

type SessionParts = {
  arrival: Arrival;
  site: Site;
  queryClient: QueryClient;
  switchLanguage: (locale: string) => Promise<unknown>;
  /** The words of all rooms, so that they are there without a network too. */
  fetchAllWords: () => Promise<unknown>;
  onEnded: () => void;
  /** Another tab logged in while nobody was in here. */
  onBegun: () => void;
};
type SessionContext = Omit<RouterContext, 'queryClient' | 'openRooms' | 'Shell' | 'PublicFoot' | 'Failure' | 'Missing'>;

/** What only members and log-ins need is fetched when it is needed: the first screen is drawn without. */
const theCalls = () => import('./session-calls.ts');

/** The session of this device for the routes: log-in, log-out, the chosen client, and who that makes the person. */
export async function openSession({
  arrival,
  site,
  queryClient,
  switchLanguage,
  fetchAllWords,
  onEnded,
  onBegun,
}: SessionParts): Promise<SessionContext> {
  const device = browserDevice(arrival);
  const store = createSessionStore(device);
  connectBy(async () => {
    fetchRooms(); // who logs in goes on to them
    const { configureClient } = await theCalls();
    configureClient({
      device,
      store,
      client: { id: site.client_id, secret: site.client_secret },
      onSessionEnded: () => {
        startAnew();
        onEnded();
      },
      onOtherSession: reloadPage,
    });
  });
  /** The calls, ready to be made. */
  const calls = async () => (await Promise.all([theCalls(), connected()]))[0];
  await store.ready();
  keepStateBy(async () => (await import('./client-state.ts')).openState(device, queryClient));
  // Whoever was logged in here is not any more (SES-10); the log-in shows whose token it is.
  if (arrival.token !== undefined) await step(store, { kind: 'token_arrived', token: arrival.token, path: targetIn(arrival) });
  store.onChangedElsewhere((before) => before.access_token === undefined && store.get().access_token !== undefined && onBegun());
  let preparedFor: string | undefined;
  /** What screens show, for when the page is loaded without a network. */
  let screens: KeptScreens | undefined;
  const whoIsIt = () => queryClient.query({ ...meQuery, staleTime: 'static' });

  const prepareMember = async () => {
    const { openOutbox, keptScreens, registerServiceWorker } = await calls();
    const shown = (screens ??= keptScreens({ device, store }, queryClient));
    if (preparedFor === undefined && !device.isOnline()) await shown.restore();
    const me = await whoIsIt().catch(async (error: unknown) => {
      if (!(error instanceof TypeError) || !(await shown.restore())) throw error; // a refusal stands; a lost network shows what was there last
      return whoIsIt();
    });
    if (preparedFor === me.person.id) return me;
    preparedFor = me.person.id;
    openOutbox(me.person.id);
    shown.begin();
    registerServiceWorker(fetchAllWords);
    void keptState().catch(() => undefined); // a chunk that could not be fetched: nothing is kept on this page
    keep('country', me.person.country);
    await switchLanguage(languageOf(me.person.languageId));
    return me;
  };
  const startAnew = () => {
    preparedFor = undefined;
    void screens?.forget();
    void forgetState();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'site' });
  };
  return {
    hasSession: () => store.get().access_token !== undefined,
    rememberTarget: (path) => step(store, { kind: 'redirect_told', path }),
    leaveForLogIn: (path) => step(store, { kind: 'protected_route_opened', path }),
    prepareMember,
    isClosed: async () => site.login_configuration.under_maintenance && (await prepareMember()).can.length === 0,
    gateBefore: async (path) => {
      const [me, { gateScreenOf, waitsForDuty }] = await Promise.all([prepareMember(), calls()]);
      if (!waitsForDuty(me)) return gateScreenOf(me, path);
      // It is done in its own room: asked anew, or by what was known where the network is gone.
      return gateScreenOf(await queryClient.query({ ...meQuery, staleTime: 0 }).catch(() => me), path);
    },
    beginSession: async (by) => {
      const { logIn, logInByToken, logInFromOutside } = await calls();
      startAnew();
      const enter = () => ('token' in by ? logInByToken(by.token) : 'outside' in by ? logInFromOutside(by.outside) : logIn(by));
      queryClient.setQueryData(meQuery.queryKey, await enter());
    },
    arrivalToken: () => (store.get().access_token === undefined ? store.get().webservice_token : undefined),
    declineArrival: () => step(store, { kind: 'token_declined' }),
    redirectIn: async (path) => {
      if (store.get().access_token !== undefined) await (await calls()).logOut();
      startAnew();
      const next = await step(store, { kind: 'redirected_in', path });
      return next.do === 'go' ? next.path : '/';
    },
    endSession: async () => {
      const { logOut } = await calls();
      await keptState().catch(() => undefined); // read before the secret goes: what was decided about the device is sealed anew
      await Promise.all([logOut(), screens?.forget()]);
      await forgetState();
      preparedFor = undefined;
      // What the screen that is still drawn shows goes with the next log-in: taken away now, it would be asked for again.
      queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[1] !== 'site' });
    },
    selectClient: async (clientId) => {
      const me = await (await calls()).selectClient(clientId);
      await screens?.forget(); // what the other client showed
      screens?.begin();
      queryClient.setQueryData(meQuery.queryKey, me);
      await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' && queryKey[1] !== 'site' });
    },
    nextTarget: async () => (await (await calls()).takeRedirect()) ?? (await prepareMember()).client.home_route,
  };
}

/** Where a token leads: the screen in whose address it stood; the start and the doors of tokens are no screens. */
const targetIn = ({ path }: Arrival): string | undefined => (/^\/($|[?#]|webservice-login\/)/.test(path) ? undefined : path);
