import { IconUsers } from '../../../../shared/icons.ts';
import { classKind } from '../../class-activity/class-on-screen.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const liveClass: KindOnScreen<'live_class'> = classKind('live_class', IconUsers);
