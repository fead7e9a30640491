import type { ActivityDraft } from '@vitrine/contract/activities';
import { ConventionalTestEditor } from './conventional-test/editor.tsx';
import type { Editing } from './editing.ts';
import { PdfEditor } from './pdf/editor.tsx';
import { VideoEditor } from './video/editor.tsx';

/** The editor of an activity's kind. */
export function ActivityKindEditor({ value, ...rest }: Editing<ActivityDraft>) {
  switch (value.kind) {
    case 'pdf':
      return <PdfEditor value={value} {...rest} />;
    case 'video':
      return <VideoEditor value={value} {...rest} />;
    case 'conventional_test':
      return <ConventionalTestEditor value={value} {...rest} />;
  }
}
