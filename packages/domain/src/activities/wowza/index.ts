/** A film that a streaming server sends (HLS), complete by the part that was really watched. */
import type { KindRules } from '../kind.ts';
import { video, type VideoDetail, type Watched } from '../video/index.ts';

export const wowza: KindRules<VideoDetail, Watched> = video;

/** `application/instance/stream` of a streaming server, as `vod/_definst_/mp4:aula.mp4`; null for an address, and for what climbs. */
export function streamOf(address: string): string | null {
  const path = address.trim().replace(/\/playlist\.m3u8$/, '');
  const isPath = /^[\w-]+(?:\/[\w:.-]+){1,8}$/.test(path) && !/(^|\/)\.+(\/|$)|:\/|\/\//.test(path);
  return isPath ? path : null;
}
