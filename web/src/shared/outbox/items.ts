import type { Device } from '@vitrine/client';

/** `writing`: open before the person. `waiting`: on its way as soon as there is a network. `refused`: the server said no; it is not sent again by itself. */
export type Stage = 'writing' | 'waiting' | 'refused';
export type Refusal = { code: string; fields: Record<string, string> };
/** Whose it is: the person, and the client in which it was done; sent to another client it would be unknown there, and lost. */
export type Owner = { personId: string; clientId: string | undefined };

/** One thing that the server does not have yet. Whoever closes the browser finds it again. */
export type Item<Body = unknown> = Owner & {
  /** Names it here, and is its Idempotency-Key: made with it, before anything is sent, so that it counts once (D40). */
  id: string;
  kind: string;
  stage: Stage;
  body: Body;
  refusal: Refusal | null;
};

/** What a device holds at a place of its own from a release before this outbox, and what each of it is here. */
export type Before = { place: string; upgrade: (one: unknown) => Item | undefined };

/** The form in which a list lies here. A list of a later release is left alone: whoever comes back to it finds it whole. */
const version = 1;
type Stored = { version: number; items: Item[] };

export const placeOf = (lane: string): string => `waiting/${lane}`;

/**
 * What waits on this device in one lane, in the order in which it was added. Tabs share one list, so each change of it takes its turn. What a
 * release before left is read with it, and moved by the first change.
 */
export function keptItems(device: Pick<Device, 'kept' | 'lock'>, lane: string, before?: Before) {
  const place = placeOf(lane);
  const stored = async () => (await device.kept.get<Stored>(place)) ?? { version, items: [] };
  const old = async (): Promise<unknown[]> => (before && (await device.kept.get<unknown[]>(before.place))) || [];
  const merged = ({ items }: Stored, earlier: readonly unknown[]): Item[] => {
    const upgraded = earlier.flatMap((one) => before?.upgrade(one) ?? []);
    return [...upgraded.filter(({ id }) => !items.some((item) => item.id === id)), ...items];
  };
  return {
    read: async (): Promise<Item[]> => {
      const list = await stored();
      return list.version > version ? [] : merged(list, await old());
    },
    /** Resolves once the change lies on the device. */
    change: (by: (all: Item[]) => Item[]): Promise<void> =>
      // The name under which earlier releases took turns: a tab that still runs one waits too.
      device.lock(`vitrine-${lane}-list`, async () => {
        const list = await stored();
        if (list.version > version) throw new Error(`outbox: ${place} is of a later release`);
        const earlier = await old();
        await device.kept.set(place, { version, items: by(merged(list, earlier)) } satisfies Stored);
        // What cannot be read stays where it was.
        if (before && earlier.length > 0)
          await device.kept.set(
            before.place,
            earlier.filter((one) => before.upgrade(one) === undefined),
          );
      }),
  };
}

/** Whether anything waits in a lane, or at the place of a release before: asked without the code that sends it. */
export async function isAnyWaiting(device: Pick<Device, 'kept'>, lane: string): Promise<boolean> {
  const [list, old] = [await device.kept.get<Stored>(placeOf(lane)), await device.kept.get<unknown>(lane)];
  return (list?.items.length ?? 0) > 0 || (Array.isArray(old) && old.length > 0);
}

/** Of one kind. */
export const isOf =
  <Body>(kind: string) =>
  (item: Item): item is Item<Body> =>
    item.kind === kind;
