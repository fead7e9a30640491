import { ruleScopes, type ProductType, type RuleScope } from './words.ts';

/** What one unit of a product earns, by product, type or brand. `value` is the SKU, the type, or the brand's id. */
export type PointsRule = { id: string; scope: RuleScope; value: string; points: number; experience: number };
/** One version of a points table; `id` is the rule version that entries of the ledger name. */
export type PointsTable = { id: string; number: number; rules: readonly PointsRule[] };
export type PricedProduct = { sku: string; productType: ProductType; brandId: string };

/** A multiplier as a fraction: 3/2 is one and a half. */
export type Fraction = { numerator: number; denominator: number };
/** A dated multiplier that holds for a line. Stackable ones add their surplus to each other (D29). */
export type Promotion = { id: string; multiplier: Fraction; isStackable: boolean };

/**
 * Why a line earned what it did: base × quantity × numerator / denominator, rounded half up once. It stands in the ledger as it is, and
 * `amountOf` gives the same number again.
 */
export type Explanation = {
  version: 1;
  ruleId: string;
  scope: RuleScope;
  value: string;
  base: number;
  quantity: number;
  numerator: number;
  denominator: number;
  promotionIds: string[];
  rounding: 'half_up';
  amount: number;
};
export type PricedLine = { points: Explanation; experience: Explanation };

/** No promotion more than doubles unless the campaign says otherwise (D29). */
export const defaultCap: Fraction = { numerator: 2, denominator: 1 };
const one: Fraction = { numerator: 1, denominator: 1 };

/** The rule that a product earns by: the product's own before its type's before its brand's. Undefined: it earns nothing. */
export function ruleFor(rules: readonly PointsRule[], { sku, productType, brandId }: PricedProduct): PointsRule | undefined {
  const values: Record<RuleScope, string> = { sku, product_type: productType, brand: brandId };
  return ruleScopes
    .map((scope) => rules.find((rule) => rule.scope === scope && rule.value === values[scope]))
    .find((rule) => rule !== undefined);
}

/**
 * What a line of a sale earns by a points table; undefined when no rule speaks of the product. Promotions multiply points and not
 * experience (D29).
 */
export function priceLine({
  table,
  product,
  quantity,
  promotions = [],
  cap = defaultCap,
}: {
  table: Pick<PointsTable, 'rules'>;
  product: PricedProduct;
  quantity: number;
  promotions?: readonly Promotion[];
  cap?: Fraction;
}): PricedLine | undefined {
  const rule = ruleFor(table.rules, product);
  if (!rule) return undefined;
  const { multiplier, ids } = multiplierOf(promotions, cap);
  const explain = (base: number, by: Fraction, promotionIds: string[]): Explanation => {
    const parts = { base, quantity, ...by };
    const { id: ruleId, scope, value } = rule;
    return { version: 1, ruleId, scope, value, ...parts, promotionIds, rounding: 'half_up', amount: amountOf(parts) };
  };
  return { points: explain(rule.points, multiplier, ids), experience: explain(rule.experience, one, []) };
}

/** Executes an explanation: the amount that it stands for. Whole numbers throughout, so nothing is lost before the one rounding. */
export function amountOf({ base, quantity, numerator, denominator }: Pick<Explanation, 'base' | 'quantity' | 'numerator' | 'denominator'>): number {
  const doubled = 2 * base * quantity * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}

/** The highest wins, or the stackable ones together when they come to more; never above the cap, never below one (D29). */
export function multiplierOf(promotions: readonly Promotion[], cap: Fraction = defaultCap): { multiplier: Fraction; ids: string[] } {
  const alone = promotions.filter(({ isStackable }) => !isStackable).toSorted((a, b) => compare(b.multiplier, a.multiplier))[0];
  const stacked = promotions.filter(({ isStackable }) => isStackable);
  const together = reduced(stacked.reduce((sum, { multiplier }) => addSurplus(sum, multiplier), one));
  const [multiplier, used] = alone && compare(alone.multiplier, together) >= 0 ? [reduced(alone.multiplier), [alone]] : [together, stacked];
  if (compare(multiplier, one) <= 0) return { multiplier: one, ids: [] };
  return { multiplier: compare(multiplier, cap) > 0 ? reduced(cap) : multiplier, ids: used.map(({ id }) => id) };
}

const addSurplus = (sum: Fraction, { numerator, denominator }: Fraction): Fraction => ({
  numerator: sum.numerator * denominator + (numerator - denominator) * sum.denominator,
  denominator: sum.denominator * denominator,
});
const compare = (a: Fraction, b: Fraction): number => a.numerator * b.denominator - b.numerator * a.denominator;
const reduced = ({ numerator, denominator }: Fraction): Fraction => {
  const divisor = commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};
const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : commonDivisor(b, a % b));
