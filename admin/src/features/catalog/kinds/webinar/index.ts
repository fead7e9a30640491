import { IconPresentation } from '../../../../shared/icons.ts';
import { classKind } from '../../class-activity/class-on-screen.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const webinar: KindOnScreen<'webinar'> = classKind('webinar', IconPresentation);
