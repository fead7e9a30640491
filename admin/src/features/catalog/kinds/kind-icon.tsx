import type { ActivityKind } from '@vitrine/domain/activities';
import { IconClipboardCheck, IconFileText, IconMovie } from '../../../shared/icons.ts';

const icons = { pdf: IconFileText, video: IconMovie, conventional_test: IconClipboardCheck } satisfies Record<ActivityKind, unknown>;

/** The sign of a kind, in lists and menus. */
export function KindIcon({ kind, size = 20 }: { kind: ActivityKind; size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
