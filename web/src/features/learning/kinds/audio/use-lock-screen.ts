import { useEffect, useEffectEvent } from 'react';
import { showOnLockScreen, tellLockScreen } from '../../../../shared/device/media-session.ts';

type Sounding = { title: string; course: string; seconds: number; speed: number; step: number };
type Film = { isPlaying: boolean; position: number; toggle: () => void; seek: (seconds: number) => void };

/** The sound on the lock screen: what it is, how far, and its buttons (PLY-04). */
export function useLockScreen(film: Film, { title, course, seconds, speed, step }: Sounding): void {
  const toggle = useEffectEvent(() => film.toggle());
  const seek = useEffectEvent((to: number) => film.seek(to));
  const position = useEffectEvent(() => film.position);
  useEffect(() => showOnLockScreen({ title, artist: course, album: '' }, { toggle, seek, position, step }), [title, course, step]);
  const { isPlaying, position: at } = film;
  useEffect(() => tellLockScreen({ isPlaying, position: at, seconds, speed }), [isPlaying, at, seconds, speed]);
}
