import { IconMapPin } from '../../../../shared/icons.ts';
import { ClassPlayer } from '../../class-activity/lazy.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const presentialEvent: KindOnScreen<'presential_event'> = { Sign: IconMapPin, Player: ClassPlayer };
