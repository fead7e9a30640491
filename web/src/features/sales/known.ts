import { configured } from '@vitrine/client';

const placeOf = (name: string): string => {
  const { personId, id_user_client_selected: clientId } = configured().store.get();
  return `sales/known/${personId ?? ''}/${clientId ?? ''}/${name}`;
};

/** Asks the server; without a network, what it said last to this person on this device: a sale can be written in a cellar. */
export async function orKnown<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const { device } = configured();
  try {
    const answer = await ask();
    void device.kept.set(placeOf(name), answer).catch(() => undefined); // a full disk forgets, and nothing else happens
    return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const known = await device.kept.get<T>(placeOf(name));
    if (known === undefined) throw error;
    return known;
  }
}
