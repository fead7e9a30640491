import { aFlashFilm } from '../../../modules/activities/testing/flash-film.ts';
import { storeFlash } from '../../store-media.ts';
import type { DemoKind } from '../demo-kind.ts';

/** A film of the old days, written as bytes. */
export const flash: DemoKind<'flash'> = async (demoParts) => ({ fileId: await storeFlash(demoParts, aFlashFilm()) });
