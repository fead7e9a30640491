/** A film of Flash, played by an emulator; complete as a page is, for it cannot tell by itself. */
import { html, type StayDetail, type StaySeen } from '../html/index.ts';
import type { KindRules } from '../kind.ts';

export const flash: KindRules<StayDetail, StaySeen> = html;
