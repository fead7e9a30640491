import type { Actor } from '../../platform/http/index.ts';
import { getPhotoBoard } from './get-board.ts';
import type { PhotosParts } from './send-photo.ts';

export type PhotoToSend = { id: string; title: string; points: number; until: string };

/** Photos that a member can still send of their first store this week, and what each is worth. Answers the port of rewards. */
export async function photosToSend(
  parts: Pick<PhotosParts, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<PhotoToSend[]> {
  if (!actor.modules.has('upload_photos')) return [];
  const { week, types } = await getPhotoBoard(parts, actor, { campaignId });
  if (!week) return [];
  return types.flatMap(({ id, name, points, can }) => (can.send && points > 0 ? [{ id, title: name, points, until: week.to }] : []));
}
