import { configureClient, createSessionStore, logIn, logOut, rememberRedirect, selectClient, takeRedirect } from '@vitrine/client';
import type { Site } from '@vitrine/contract/tenancy';
import type { QueryClient } from '@tanstack/react-query';
import { languageOf, meQuery } from '../features/identity/index.ts';
import { browserDevice } from '../shared/device/browser-device.ts';
import { registerServiceWorker } from '../shared/device/service-worker.ts';
import type { RouterContext } from '../shared/frames.tsx';
import { openOutbox } from '../shared/outbox.ts';

type SessionParts = { site: Site; queryClient: QueryClient; switchLanguage: (locale: string) => Promise<unknown>; onEnded: () => void };
type SessionContext = Pick<
  RouterContext,
  'hasSession' | 'rememberTarget' | 'prepareMember' | 'beginSession' | 'endSession' | 'selectClient' | 'nextTarget'
>;

/** The session of this device for the routes: log-in, log-out, the chosen client, and who that makes the person. */
export async function openSession({ site, queryClient, switchLanguage, onEnded }: SessionParts): Promise<SessionContext> {
  const device = browserDevice();
  const store = createSessionStore(device);
  configureClient({
    device,
    store,
    client: { id: site.client_id, secret: site.client_secret },
    onSessionEnded: () => {
      queryClient.clear();
      onEnded();
    },
  });
  await store.ready();
  let preparedFor: string | undefined;

  const prepareMember = async () => {
    const me = await queryClient.ensureQueryData(meQuery);
    openOutbox(me.person.id);
    if (preparedFor === me.person.id) return me;
    preparedFor = me.person.id;
    registerServiceWorker();
    await switchLanguage(languageOf(me.person.languageId));
    return me;
  };
  const startAnew = () => {
    preparedFor = undefined;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'site' });
  };
  return {
    hasSession: () => store.get().access_token !== undefined,
    rememberTarget: (href) => void rememberRedirect(href),
    prepareMember,
    beginSession: async (typed) => {
      startAnew();
      queryClient.setQueryData(meQuery.queryKey, await logIn(typed));
    },
    endSession: async () => {
      await logOut();
      startAnew();
    },
    selectClient: async (clientId) => {
      const me = await selectClient(clientId);
      queryClient.setQueryData(meQuery.queryKey, me);
      await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' && queryKey[1] !== 'site' });
    },
    nextTarget: async () => (await takeRedirect()) ?? (await prepareMember()).client.home_route,
  };
}
