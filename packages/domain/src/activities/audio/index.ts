/** A sound, complete by the part that was really heard: kept and judged as a film is. */
import type { KindRules } from '../kind.ts';
import { video, type VideoDetail, type Watched } from '../video/index.ts';

export const audio: KindRules<VideoDetail, Watched> = video;
