import { storeFilm } from '../../store-media.ts';
import type { DemoKind } from '../demo-kind.ts';

/** A film of the media index. */
export const video: DemoKind<'video'> = (demoParts, { activity }) => storeFilm(demoParts, activity.media ?? '');
