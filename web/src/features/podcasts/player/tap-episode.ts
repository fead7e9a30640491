import { oneSound } from '../../../shared/device/one-sound.ts';
import { nowPlaying, setPlaying, type PlayAsk } from './now-playing.ts';

/** The player itself; its code comes with the first tap. */
export const thePlayer = () => import('./player.ts');

/** Plays an episode, or stops and goes on with it where it plays already. */
export function tapEpisode(ask: PlayAsk): void {
  const { episode } = nowPlaying();
  if (episode === null) oneSound().load(); // inside the tap
  if (episode?.id !== ask.episode.id) setPlaying({ wantedId: ask.episode.id, failedId: null });
  thePlayer()
    .then((player) => player.start(ask))
    .catch(() => setPlaying({ wantedId: null, failedId: ask.episode.id }));
}
