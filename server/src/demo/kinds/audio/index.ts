import { storeSound } from '../../store-media.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The sound of a film of the media index, for those who listen on the way. */
export const audio: DemoKind<'audio'> = (demoParts, { activity }) => storeSound(demoParts, activity.media ?? '');
