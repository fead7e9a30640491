/** The three kinds that stand for classes of their course, in the console: they differ in their sign and in which classes they offer. */
import { lazy, type ComponentType } from 'react';
import type { Editing } from '../kinds/editing.ts';

const ClassEditor = lazy(() => import('./class-editor.tsx').then((chunk) => ({ default: chunk.ClassEditor })));
const Preview = lazy(() => import('./class-preview.tsx').then((chunk) => ({ default: chunk.ClassPreview })));

export const classKind = <K extends 'live_class' | 'webinar' | 'presential_event'>(
  kind: K,
  Sign: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>,
) => ({
  Sign,
  empty: () => ({ kind, classIds: [] }),
  textsOf: () => [],
  Editor: ({ value: { classIds }, onChange, errorAt, isDisabled }: Editing<{ kind: K; classIds: string[] }>) => (
    <ClassEditor
      kind={kind}
      classIds={classIds}
      error={errorAt('classIds')}
      isDisabled={isDisabled}
      onChoose={(chosen) => onChange((before) => ({ ...before, classIds: chosen }))}
    />
  ),
  Preview,
});
