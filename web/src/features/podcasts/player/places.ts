import { keep, kept } from '../../../shared/device/storage.ts';

/** Where this device stopped in its last episodes, and whose device it was then. */
type Places = { of: string; at: Record<string, number> };
const name = 'listening-places';
const most = 30;

const read = (personId: string): Record<string, number> => {
  try {
    const found: unknown = JSON.parse(kept(name) ?? 'null');
    return isPlaces(found) && found.of === personId ? found.at : {};
  } catch {
    return {};
  }
};
const isPlaces = (found: unknown): found is Places =>
  typeof found === 'object' && found !== null && 'of' in found && 'at' in found && typeof found.at === 'object' && found.at !== null;

/** The second at which this device stopped in an episode, if it did. */
export const placeHere = (personId: string, episodeId: string): number | undefined => read(personId)[episodeId];

/** Keeps it; the oldest ones go. */
export function keepPlace(personId: string, episodeId: string, position: number): void {
  const { [episodeId]: _before, ...others } = read(personId);
  const at = Object.fromEntries([...Object.entries(others), [episodeId, position]].slice(-most));
  keep(name, JSON.stringify({ of: personId, at }));
}
