/** A share of two integers: promotions multiply by it (decision D29: never a decimal). */
export type Fraction = { numerator: number; denominator: number };

/**
 * Why a credit is the amount that it is: from these values alone it can be computed again, years later.
 * `base` is what the rule gives for one unit; `multiplier` is the promotions' share, 1/1 without any.
 */
export type Explanation = {
  version: 1;
  base: number;
  quantity: number;
  multiplier: Fraction;
  rounding: 'half_up';
  promotionIds: string[];
  /** What the promotions were called when they were counted; entries without promotions, and older ones, have none. */
  promotionNames?: string[] | undefined;
  /** The rule in the points table, the type of a photo, an event, a course or a trail with its version, or a game: by what it was chosen, and the number of the table's version that people see. */
  rule: { id: string; by: ExplainedBy; tableVersion: number };
  /** The product as it was called when it was sold; the type of a photo, the game, the event, the course or the trail, whose SKU is empty. */
  product: { sku: string; name: string };
};

/** By what a rule of the points table chooses products, the most exact first. */
export const ruleScopes = ['sku', 'generation', 'processor', 'form_factor', 'product_type', 'brand'] as const;
export type RuleScope = (typeof ruleScopes)[number];
/** What an amount may follow from. */
export const explainedBy = [...ruleScopes, 'photo_type', 'game', 'event', 'course', 'trail'] as const;
export type ExplainedBy = (typeof explainedBy)[number];

export const noPromotion: Fraction = { numerator: 1, denominator: 1 };

/** The amount again: base × quantity × multiplier, rounded half up once a line (decision D29). Integers throughout. */
export function amountOf({ base, quantity, multiplier }: Pick<Explanation, 'base' | 'quantity' | 'multiplier'>): number {
  const numerator = BigInt(base) * BigInt(quantity) * BigInt(multiplier.numerator);
  const denominator = BigInt(multiplier.denominator);
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** What the promotions added, in points: the amount less what the rule alone would give. */
export const addedByPromotion = (explanation: Explanation): number =>
  amountOf(explanation) - amountOf({ ...explanation, multiplier: noPromotion });
