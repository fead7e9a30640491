import { IconBroadcast } from '../../../../shared/icons.ts';
import { ClassPlayer } from '../../class-activity/lazy.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const liveClass: KindOnScreen<'live_class'> = { Sign: IconBroadcast, Player: ClassPlayer };
