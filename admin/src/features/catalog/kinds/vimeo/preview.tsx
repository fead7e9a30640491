import type { ActivityContentOf } from '@vitrine/contract/activities';
import { EmbeddedPreview } from '../video/embedded-preview.tsx';

/** The film in Vimeo's own player, once the author asks for it. */
export function VimeoPreview({ title, content }: { title: string; content: ActivityContentOf<'vimeo'> }) {
  return <EmbeddedPreview title={title} content={content} service="Vimeo" />;
}
