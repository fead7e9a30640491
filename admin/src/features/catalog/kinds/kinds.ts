import type { ActivityDraft, ActivityDraftOf } from '@vitrine/contract/activities';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { Text } from '@vitrine/domain/kernel';
import { conventionalTest } from './conventional-test/index.ts';
import { pdf } from './pdf/index.ts';
import { video } from './video/index.ts';

/** What the editor needs of a kind before it draws it; the drawing is in `activity-kind-editor.tsx` and `activity-kind-preview.tsx`. */
type KindFacts<K extends ActivityKind> = {
  empty: () => ActivityDraftOf<K>;
  /** Texts inside its content, to say what a language lacks. */
  textsOf: (content: ActivityDraftOf<K>) => Text[];
};

export const kinds = { pdf, video, conventional_test: conventionalTest } satisfies { [K in ActivityKind]: KindFacts<K> };

/** Texts inside an activity's content, whatever its kind. */
export function textsIn(content: ActivityDraft): Text[] {
  return content.kind === 'conventional_test' ? kinds.conventional_test.textsOf(content) : [];
}
