import type { ActivityContentOf } from '@vitrine/contract/activities';
import { EmbeddedPreview } from '../video/embedded-preview.tsx';

/** The film in YouTube's own player, once the author asks for it. */
export function YoutubePreview({ title, content }: { title: string; content: ActivityContentOf<'youtube'> }) {
  return <EmbeddedPreview title={title} content={content} service="YouTube" />;
}
