import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isSameSelection, type Session } from '@vitrine/domain/identity';
import type { Configuration } from './configuration.ts';
import { sealing, type Sealed } from './sealing.ts';

type Shown = { key: QueryKey; data: unknown; at: number };
type Kept = { edition: number; owner: Session; shown: Shown[] };

/** One more with each word of the wire that is replaced: what was kept in older words is not shown, and is written over (decision 060). */
const edition = 2;

const place = 'screens';
/** Changes come in flocks; one writing for all of them. */
const pauseMilliseconds = 400;
const mostQueries = 60;
/** In characters. A list that somebody scrolled for minutes is not what they look for without a network. */
const mostOfOne = 200_000;
/** What was true a week ago says nothing any more. */
const keptMilliseconds = 7 * 86_400_000;

export type KeptScreens = {
  /** From now on what screens show is kept. */
  begin(): void;
  /** Puts what was shown last to this person in this client into the query cache; false where nothing is kept for them. */
  restore(): Promise<boolean>;
  /** Nothing stays, and nothing more is kept until it is begun anew. */
  forget(): Promise<void>;
};

/**
 * What screens showed last, so that a page that is loaded without a network shows it again. It lies sealed beside what waits to be sent, under the session's
 * own secret (STA-01, decision D53): a log-out, which loses the secret, takes it away twice.
 */
export function keptScreens({ device, store }: Pick<Configuration, 'device' | 'store'>, queryClient: QueryClient): KeptScreens {
  const sealer = device.crypto ? sealing(device, device.crypto) : undefined;
  let stop: (() => void) | undefined;
  const alone = (work: () => Promise<void>) => device.lock('vitrine-screens', work).catch(() => undefined); // a full disk keeps nothing, and nothing else happens
  const ownerNow = (): Session => {
    const { personId, id_user_client_selected: clientId, access_token: token } = store.get();
    return token && personId && clientId ? { personId, id_user_client_selected: clientId } : {};
  };
  const foundFor = async (owner: Session): Promise<Shown[]> => {
    const kept = await read(device, sealer);
    if (!kept || !isSameSelection(kept.owner, owner)) return [];
    return kept.shown.filter(({ at }) => device.nowMs() - at < keptMilliseconds);
  };
  const write = (owner: Session, isWanted: () => boolean) =>
    alone(async () => {
      if (!sealer || !isWanted()) return;
      // Pages before this one and other tabs showed other screens: those stay.
      const shown = newestOf([...shownIn(queryClient), ...(await foundFor(owner))]);
      const sealed = await sealer.seal(JSON.stringify({ edition, owner, shown } satisfies Kept));
      if (isWanted()) await device.kept.set(place, sealed); // a log-out meanwhile waits for its turn, and erases
    });
  return {
    begin: () => {
      if (stop || !sealer) return;
      const owner = ownerNow();
      const ending = new AbortController();
      const isWanted = () => !ending.signal.aborted && owner.personId !== undefined && isSameSelection(owner, ownerNow());
      let isPlanned = false;
      const plan = () => {
        if (isPlanned) return;
        isPlanned = true;
        device.wait(pauseMilliseconds, ending.signal).then(
          () => {
            isPlanned = false;
            void write(owner, isWanted);
          },
          () => undefined,
        );
      };
      const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') plan();
      });
      plan();
      stop = () => {
        unsubscribe();
        ending.abort();
        stop = undefined;
      };
    },
    restore: async () => {
      const owner = ownerNow();
      if (owner.personId === undefined) return false;
      const shown = await foundFor(owner);
      for (const { key, data, at } of shown)
        if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt: at });
      return shown.length > 0;
    },
    forget: () => {
      stop?.();
      return alone(() => device.kept.set(place, undefined));
    },
  };
}

/** The answers that may be shown again. What is asked for anew each time (links that are signed for minutes) is not among them. */
const shownIn = (queryClient: QueryClient): Shown[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, gcTime, queryKey }) => state.status === 'success' && gcTime > 0 && queryKey[1] !== 'site')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))
    .filter(({ data }) => JSON.stringify(data).length <= mostOfOne);

/** The first of each key, the newest before the others. */
function newestOf(shown: readonly Shown[]): Shown[] {
  const byKey = new Map<string, Shown>();
  for (const one of shown) if (!byKey.has(hashKey(one.key))) byKey.set(hashKey(one.key), one);
  return [...byKey.values()].sort((one, other) => other.at - one.at).slice(0, mostQueries);
}

async function read(device: Configuration['device'], sealer: ReturnType<typeof sealing> | undefined): Promise<Kept | undefined> {
  const sealed = await device.kept.get<Sealed>(place).catch(() => undefined);
  if (!sealed || !sealer) return undefined;
  return sealer.open(sealed).then(
    (text) => {
      const kept: unknown = JSON.parse(text);
      return isKept(kept) ? kept : undefined;
    },
    () => undefined, // another secret: not this session's
  );
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'edition' in value &&
  value.edition === edition &&
  'owner' in value &&
  'shown' in value &&
  Array.isArray(value.shown);
