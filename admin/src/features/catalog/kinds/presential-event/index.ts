import { IconCalendarEvent } from '../../../../shared/icons.ts';
import { classKind } from '../../class-activity/class-on-screen.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const presentialEvent: KindOnScreen<'presential_event'> = classKind('presential_event', IconCalendarEvent);
