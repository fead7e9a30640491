import { useTranslation } from 'react-i18next';
import { roomsInTrail } from '../rooms.gen.ts';

/** Each room says what its changes, their parts and its lists are called. */
export const trailWords: readonly string[] = ['trail', ...roomsInTrail.map((room) => `${room}/trail-words`)];

/** What the first of them calls this; undefined where none does. */
export function useTrailWords() {
  const { t, i18n } = useTranslation([...trailWords]);
  return (key: string): string | undefined => {
    const namespace = trailWords.find((ns) => i18n.exists(key, { ns }));
    return namespace ? t(`${namespace}:${key}`) : undefined;
  };
}
