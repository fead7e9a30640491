/** A film at Vimeo, complete by the part that was really watched, as one of ours is. */
import type { KindRules } from '../kind.ts';
import { video, type VideoDetail, type Watched } from '../video/index.ts';

export const vimeo: KindRules<VideoDetail, Watched> = video;

/** The film that an address of Vimeo means; `hash` opens one that is not listed. Null for another site's. */
export function vimeoIdOf(address: string): { id: string; hash: string | null } | null {
  const url = URL.parse(address.trim());
  if (!url || url.protocol !== 'https:' || url.username || url.port) return null;
  const forms: Record<string, RegExp> = {
    'vimeo.com': /^\/(?:channels\/\w+\/|groups\/\w+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?$/,
    'www.vimeo.com': /^\/(\d{5,12})(?:\/([0-9a-f]{6,20}))?$/,
    'player.vimeo.com': /^\/video\/(\d{5,12})$/,
  };
  const found = forms[url.hostname]?.exec(url.pathname.replace(/\/$/, ''));
  if (!found?.[1]) return null;
  const hash = found[2] ?? url.searchParams.get('h');
  return { id: found[1], hash: hash !== null && /^[0-9a-f]{6,20}$/.test(hash) ? hash : null };
}
