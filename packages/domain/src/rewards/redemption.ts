import type { RedemptionObstacle } from './words.ts';

/** A course or a trail that has to be finished before a reward is redeemed (decision D79). */
export type RequiredTraining = { kind: 'course' | 'trail'; id: string };

/** Those of them that are still to be finished, in their order: a reward asks for all of them. */
export const missingTrainings = <T extends RequiredTraining>(required: readonly T[], finished: { has(id: string): boolean }): T[] =>
  required.filter(({ id }) => !finished.has(id));

export type RedemptionFacts = {
  /** The reward is for this member (CLI-09). */
  isOffered: boolean;
  memberStatus: string;
  isRegistered: boolean;
  /** Points of the campaign may be spent: it runs, or it gave points back after its end (decision D31). */
  isSpendable: boolean;
  isPublished: boolean;
  /** True also where no training is asked for. */
  isTrainingDone: boolean;
  /** True also where no level is asked for (RWD-04). */
  isLevelReached: boolean;
  /** Orders of the member in the category and campaign that are not refused or cancelled (decision D28). */
  used: number;
  /** Null: the category has no maximum. */
  maximum: number | null;
  stock: number;
  /** Its units are codes: none left is told in words of its own (RWD-05). */
  isCode: boolean;
  /** Null while nobody counted it: the ledger refuses by itself. */
  available: number | null;
  price: number;
};

/**
 * Everything that keeps a member from redeeming a reward (RWD-02), in the order in which a person can act on it; none: it may be redeemed.
 * Screens show all of them; a redemption is refused with the first. What is not offered has that one obstacle: nothing that the member does about another leads there.
 */
export function redemptionObstacles(facts: RedemptionFacts): RedemptionObstacle[] {
  if (!facts.isOffered) return ['reward_not_offered'];
  const found: [RedemptionObstacle, boolean][] = [
    ['member_blocked', facts.memberStatus === 'blocked'],
    ['member_not_approved', !['approved', 'blocked'].includes(facts.memberStatus)],
    ['not_registered', !facts.isRegistered],
    ['campaign_closed', !facts.isSpendable],
    ['reward_retired', !facts.isPublished],
    ['training_missing', !facts.isTrainingDone],
    ['level_required', !facts.isLevelReached],
    ['category_maximum', isCategoryFull(facts)],
    [soldOutRefusal(facts), facts.stock < 1],
    ['points_short', facts.available !== null && facts.available < facts.price],
  ];
  return found.flatMap(([refusal, isSo]) => (isSo ? [refusal] : []));
}

/** What is told when no unit is left. */
export const soldOutRefusal = ({ isCode }: { isCode: boolean }): 'no_codes_left' | 'out_of_stock' =>
  isCode ? 'no_codes_left' : 'out_of_stock';

/** The first obstacle, or undefined. */
export const judgeRedemption = (facts: RedemptionFacts): RedemptionObstacle | undefined => redemptionObstacles(facts)[0];

/** True once the member has as many orders in the category as it allows. */
export const isCategoryFull = ({ used, maximum }: { used: number; maximum: number | null }): boolean => maximum !== null && used >= maximum;

/** Points that are still missing; 0 when there are enough. */
export const missingPoints = ({ price, available }: { price: number; available: number }): number => Math.max(0, price - available);
