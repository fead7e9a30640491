import { createSessionStore, step } from '@vitrine/client';
import { connectBy, connected } from '../shared/connection.ts';
import { browserDevice } from '../shared/device/browser-device.ts';
import { isVisiting } from '../shared/device/visit.ts';
import type { Arrival } from '../shared/device/arrival.ts';
import { reloadPage } from '../shared/device/page-reload.ts';
import type { RouterContext } from '../shared/frames.tsx';
import { keepStateBy } from '../shared/kept-state.ts';
import type { MemberSession, MemberSessionParts } from './member-session.ts';
import { fetchRooms } from './router.tsx';

type SessionParts = Omit<MemberSessionParts, 'device' | 'store'> & {
  arrival: Arrival;
  onEnded: () => void;
  /** Another tab logged in while nobody was in here. */
  onBegun: () => void;
  /** What stands around a member's screen; comes beside the answer to who they are. Never refuses: what is missing is asked for where it is drawn. */
  fetchFrame: () => Promise<void>;
};
type SessionContext = Omit<
  RouterContext,
  | 'queryClient'
  | 'openRooms'
  | 'placesOfRooms'
  | 'Shell'
  | 'PublicFoot'
  | 'PublicSheet'
  | 'AddressChoice'
  | 'InstitutionalText'
  | 'Failure'
  | 'Missing'
>;

/**
 * The session of this device for the routes: log-in, log-out, the chosen client, and who that makes the person. What only members and log-ins need is fetched when it
 * is needed: the first screen is drawn without.
 */
export async function openSession({ arrival, onEnded, onBegun, fetchFrame, ...parts }: SessionParts): Promise<SessionContext> {
  const { site, queryClient } = parts;
  const visit = isVisiting() ? await import('./visit.ts') : undefined;
  const device = visit ? visit.visitDevice(browserDevice(arrival)) : browserDevice(arrival);
  const store = createSessionStore(device);
  let opened: MemberSession | undefined;
  const isIn = () => store.get().access_token !== undefined;
  connectBy(async () => {
    fetchRooms(); // who logs in goes on to them
    const { configureClient, openMemberSession, logInMethods } = await import('./member-session.ts');
    if (!isIn()) logInMethods().catch(() => undefined); // who logs in asks again, and is told
    const member = (opened ??= openMemberSession({ ...parts, device, store }));
    configureClient({
      device,
      store,
      client: { id: site.client_id, secret: site.client_secret },
      onSessionEnded: () => {
        member.startAnew();
        onEnded();
      },
      onOtherSession: reloadPage,
    });
  });
  /** What is done with the server, ready to be done. */
  const member = async (): Promise<MemberSession> => {
    await connected();
    if (!opened) throw new Error('the way to the server opened without a session');
    return opened;
  };
  await store.ready();
  await visit?.beginVisit(device, store);
  keepStateBy(async () => (await import('./client-state.ts')).openState(device, queryClient));
  // Whoever was logged in here is not any more (SES-10); the log-in shows whose token it is.
  if (arrival.token !== undefined) await step(store, { kind: 'token_arrived', token: arrival.token, path: targetIn(arrival) });
  store.onChangedElsewhere((before) => before.access_token === undefined && store.get().access_token !== undefined && onBegun());
  return {
    hasSession: isIn,
    hasClient: () => store.get().id_user_client_selected !== undefined,
    rememberTarget: (path) => step(store, { kind: 'redirect_told', path }),
    leaveForLogIn: (path) => step(store, { kind: 'protected_route_opened', path }),
    arrivalToken: () => (store.get().access_token === undefined ? store.get().webservice_token : undefined),
    declineArrival: () => step(store, { kind: 'token_declined' }),
    prepareMember: async () => {
      const around = fetchFrame();
      await (await member()).prepare();
      await around;
    },
    isClosed: async () => site.login_configuration.under_maintenance && (await (await member()).prepare()).can.length === 0,
    gateBefore: async (path) => (await member()).gateBefore(path),
    beginSession: async (by) => (await member()).begin(by),
    redirectIn: async (path) => (await member()).redirectIn(path),
    endSession: async () => (await member()).end(),
    selectClient: async (clientId) => (await member()).selectClient(clientId),
    nextTarget: async () => (await member()).nextTarget(),
  };
}

/** Where a token leads: the screen in whose address it stood; the start and the doors of tokens are no screens. */
const targetIn = ({ path }: Arrival): string | undefined => (/^\/($|[?#]|webservice-login\/)/.test(path) ? undefined : path);
