import type { ActivityDraft } from '@vitrine/contract/activities';
import { ConventionalTestEditor } from './conventional-test/editor.tsx';
import type { Editing } from './editing.ts';
import { PdfEditor } from './pdf/editor.tsx';
import { VideoEditor } from './video/editor.tsx';

/** The editor of an activity's kind. */
export function ActivityKindEditor({ value, onChange, ...rest }: Editing<ActivityDraft>) {
  switch (value.kind) {
    case 'pdf':
      return (
        <PdfEditor value={value} onChange={(change) => onChange((before) => (before.kind === 'pdf' ? change(before) : before))} {...rest} />
      );
    case 'video':
      return (
        <VideoEditor
          value={value}
          onChange={(change) => onChange((before) => (before.kind === 'video' ? change(before) : before))}
          {...rest}
        />
      );
    case 'conventional_test':
      return (
        <ConventionalTestEditor
          value={value}
          onChange={(change) => onChange((before) => (before.kind === 'conventional_test' ? change(before) : before))}
          {...rest}
        />
      );
  }
}
