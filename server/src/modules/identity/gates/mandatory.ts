import type { Actor } from '../../../platform/http/index.ts';

/** Asked upward: what the rooms of surveys and tests want done first (SES-19); `app.ts` hands it in. */
export type Mandatory = (actor: Actor) => Promise<{ hasSurveys: boolean; hasDrills: boolean; mayCloseDrillBanner: boolean }>;

/** Where no room asks for anything. */
export const nothingMandatory: Mandatory = () => Promise.resolve({ hasSurveys: false, hasDrills: false, mayCloseDrillBanner: true });
