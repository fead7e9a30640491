import { IconPresentation } from '../../../../shared/icons.ts';
import { ClassPlayer } from '../../class-activity/lazy.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const webinar: KindOnScreen<'webinar'> = { Sign: IconPresentation, Player: ClassPlayer };
