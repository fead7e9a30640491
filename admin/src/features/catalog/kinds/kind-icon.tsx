import type { ActivityKind } from '@vitrine/domain/activities';
import { kindOf } from './kind-of.ts';

/** The sign of a kind, in lists and menus. */
export function KindIcon({ kind, size = 20 }: { kind: ActivityKind; size?: number }) {
  const { Sign } = kindOf(kind);
  return <Sign size={size} stroke={1.75} aria-hidden />;
}
