import type { ActivityContent } from '@vitrine/contract/activities';
import type { Attempt } from '@vitrine/contract/assessment';
import { ConventionalTestPreview } from './conventional-test/preview.tsx';
import { PdfPreview } from './pdf/preview.tsx';
import { VideoPreview } from './video/preview.tsx';

/** An activity as a learner gets it, drawn small. */
export function ActivityKindPreview({ title, content, attempt }: { title: string; content: ActivityContent; attempt: Attempt | null }) {
  switch (content.kind) {
    case 'pdf':
      return <PdfPreview title={title} content={content} />;
    case 'video':
      return <VideoPreview title={title} content={content} />;
    case 'conventional_test':
      return <ConventionalTestPreview content={content} attempt={attempt} />;
  }
}
