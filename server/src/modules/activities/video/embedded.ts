/** What films at other sites have in common: an address that is theirs, and seconds in thousandths. */
import { judgeVideo, mergeRanges, wholeOfEmbedded, type VideoDetail } from '@vitrine/domain/activities/video';
import { z } from 'zod';
import { Refusal } from '../../../platform/http/index.ts';

/** Stored content, version 1; each kind adds its name. */
export const StoredEmbedded = z.object({ version: z.literal(1), address: z.string(), requiredPercent: z.int(), noSkip: z.boolean() });
type Stored = z.infer<typeof StoredEmbedded>;

/** Refuses at its field an address that means nothing at the site of the kind; an empty one is a draft. */
export function judgeAddress(address: string, means: (address: string) => unknown): void {
  if (address !== '' && means(address) === null) throw new Refusal('invalid_request', { fields: { address: 'address_of_another_site' } });
}

export const missingOfEmbedded = ({ address }: Stored): string[] => (address === '' ? ['address_missing'] : []);

export const viewOfEmbedded = ({ requiredPercent, noSkip }: Stored, detail: VideoDetail) => ({
  seconds: wholeOfEmbedded,
  requiredPercent,
  noSkip,
  watched: mergeRanges(detail.watched, wholeOfEmbedded),
  positionSeconds: Math.min(detail.positionSeconds, wholeOfEmbedded),
});

export const completionOfEmbedded = ({ requiredPercent }: Stored, { watched }: VideoDetail) =>
  judgeVideo({ seconds: wholeOfEmbedded, ranges: watched, requiredPercent });
