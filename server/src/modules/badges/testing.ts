/** Builders of badges, by the same use-cases that staff call; for tests and the demo. */
import type { BadgeFields } from '@vitrine/contract/badges';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createBadge, publishBadge } from './keep-badges.ts';

export { awardBadge, withdrawAward } from './awards.ts';

/** A badge by hand, unless told. */
export const badgeFields = (wish: Partial<BadgeFields> = {}): BadgeFields => ({
  name: { 'pt-BR': 'Primeiro passo' },
  description: { 'pt-BR': 'Para quem começou.' },
  form: 'star',
  fileId: null,
  position: 0,
  rule: 'by_hand',
  goal: null,
  courseId: null,
  trailId: null,
  ...wish,
});

/** A published badge; whoever earned it before waits for the job. */
export async function aBadge(platform: Platform, actor: Actor, wish: Partial<BadgeFields> = {}): Promise<string> {
  const { id: badgeId } = await createBadge(platform, actor, badgeFields(wish));
  await publishBadge(platform, actor, { badgeId, version: 1 });
  return badgeId;
}
