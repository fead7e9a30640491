/** The three kinds that stand for classes of their course, in the console: they differ in their sign and in which classes they offer. */
import { lazy, type ComponentType } from 'react';

const Editor = lazy(() => import('./class-editor.tsx').then((chunk) => ({ default: chunk.ClassEditor })));
const Preview = lazy(() => import('./class-preview.tsx').then((chunk) => ({ default: chunk.ClassPreview })));

export const classKind = <K extends 'live_class' | 'webinar' | 'presential_event'>(
  kind: K,
  Sign: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>,
) => ({ Sign, empty: () => ({ kind, classIds: [] }), textsOf: () => [], Editor, Preview });
