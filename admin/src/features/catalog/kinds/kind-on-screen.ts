import type { ActivityContentOf, ActivityDraftOf } from '@vitrine/contract/activities';
import type { Attempt } from '@vitrine/contract/assessment';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { Text } from '@vitrine/domain/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Editing } from './editing.ts';

/** A kind in the console: its folder's `index.ts` shows one of these. */
export type KindOnScreen<K extends ActivityKind> = {
  Sign: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** What a new one begins with. */
  empty(): ActivityDraftOf<K>;
  /** Texts inside its content, to say what a language lacks. */
  textsOf(content: ActivityDraftOf<K>): Text[];
  /** Fetched when the first activity of the kind is opened (`lazy`), as the preview is. */
  Editor(props: Editing<ActivityDraftOf<K>>): ReactNode;
  /** The thing itself, by what stands in the form at this moment; where there is one it takes the preview's place. */
  Live?: ComponentType<{ content: ActivityDraftOf<K> }>;
  /** As a learner gets it, drawn small; an attempt to look at where the kind has attempts. */
  Preview(props: { title: string; content: ActivityContentOf<K>; attempt: Attempt | null }): ReactNode;
};
