import type { ActivityContentOf } from '@vitrine/contract/activities';
import { PdfPreview } from '../pdf/preview.tsx';

/** The pages that the slides were made into. */
export const PptPreview = ({ title, content }: { title: string; content: ActivityContentOf<'ppt'> }) => (
  <PdfPreview title={title} content={{ ...content, kind: 'pdf' }} />
);
