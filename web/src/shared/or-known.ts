import { configured } from '@vitrine/client';

const placeOf = (room: string, name: string): string => {
  const { personId, id_user_client_selected: clientId } = configured().store.get();
  return `${room}/known/${personId ?? ''}/${clientId ?? ''}/${name}`;
};

/** Asks the server; without a network, what it said last to this person on this device: a sale can be written, and a photo taken, in a cellar. */
export async function orKnown<T>(room: string, name: string, ask: () => Promise<T>): Promise<T> {
  const { device } = configured();
  try {
    const answer = await ask();
    void device.kept.set(placeOf(room, name), answer).catch(() => undefined); // a full disk forgets, and nothing else happens
    return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const known = await device.kept.get<T>(placeOf(room, name));
    if (known === undefined) throw error;
    return known;
  }
}
