import { EmbeddedFilm } from '../video/embedded-film.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';
import { speakVimeo } from './speech.ts';

/** A film at Vimeo, watched here and counted as one of ours (PLY-05). */
export const VimeoPlayer = (shown: PlayerOf<'vimeo'>) => <EmbeddedFilm {...shown} service="Vimeo" speech={speakVimeo} />;
