/** A film at YouTube, complete by the part that was really watched, as one of ours is. */
import type { KindRules } from '../kind.ts';
import { video, type VideoDetail, type Watched } from '../video/index.ts';

export const youtube: KindRules<VideoDetail, Watched> = video;

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'www.youtube-nocookie.com', 'youtu.be']);

/** The film that an address of YouTube means, whatever form people copied; null for another site's and for lists and channels. */
export function youtubeIdOf(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || url.protocol !== 'https:' || url.username || url.port || !hosts.has(url.hostname)) return null;
  const path = /^\/(?:embed|shorts|live|v)\/([^/]+)$/.exec(url.pathname)?.[1];
  const named =
    url.hostname === 'youtu.be' ? url.pathname.slice(1) : (path ?? (url.pathname === '/watch' ? url.searchParams.get('v') : null));
  return named && /^[\w-]{11}$/.test(named) ? named : null;
}
