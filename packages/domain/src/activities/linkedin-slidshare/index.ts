/** A presentation at SlideShare, complete by time or by the person's word, for it tells nothing. */
import { html, type StayDetail, type StaySeen } from '../html/index.ts';
import type { KindRules } from '../kind.ts';

export const linkedinSlidshare: KindRules<StayDetail, StaySeen> = html;

type Slide = { ok: true; path: string } | { ok: false; refusal: 'address_of_another_site' | 'address_not_embeddable' };

/** Where a presentation can be shown, from its address or from the code for embedding that SlideShare gives. */
export function slideOf(written: string): Slide {
  const address = /\bsrc="([^"]+)"/.exec(written)?.[1] ?? written.trim();
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  const isTheirs = url?.protocol === 'https:' && !url.port && !url.username && /^(?:[a-z]{2,3}\.)?slideshare\.net$/.test(url.hostname);
  if (!url || !isTheirs) return { ok: false, refusal: 'address_of_another_site' };
  const [, key] = /^\/slideshow\/embed_code\/key\/(\w{6,20})$/.exec(url.pathname) ?? [];
  const [, number] = /^\/slideshow\/(?:embed_code|[\w-]+)\/(\d{5,12})$/.exec(url.pathname) ?? [];
  if (key) return { ok: true, path: `/slideshow/embed_code/key/${key}` };
  return number ? { ok: true, path: `/slideshow/embed_code/${number}` } : { ok: false, refusal: 'address_not_embeddable' };
}
