import { wholeOfEmbedded } from '@vitrine/domain/activities/video';

/** What a device reports of somebody who watched this part of a film at another site, from 0 to 1. */
export const seenOfEmbedded = (part: number): { kind: 'watched'; ranges: [number, number][]; positionSeconds: number } => ({
  kind: 'watched',
  ranges: [[0, wholeOfEmbedded * part]],
  positionSeconds: wholeOfEmbedded * part,
});
