import { EmbeddedFilm } from '../video/embedded-film.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';
import { speakYoutube } from './speech.ts';

/** A film at YouTube, watched here and counted as one of ours (PLY-05). */
export const YoutubePlayer = (shown: PlayerOf<'youtube'>) => <EmbeddedFilm {...shown} service="YouTube" speech={speakYoutube} />;
