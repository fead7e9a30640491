import { amountOf, noPromotion, ruleScopes, type Explanation, type Fraction, type RuleScope } from '../ledger/index.ts';
import type { ProductType } from './words.ts';

/**
 * What one unit of a product earns. `value` is the SKU, the type, the brand's id, the form factor, the processor, or the processor with its generation (`generationOf`);
 * `retailerId` names the chain in whose stores it holds, null those of all.
 */
export type PointsRule = { id: string; scope: RuleScope; value: string; retailerId: string | null; points: number; experience: number };
/** One version of a points table; `id` is the rule version that entries of the ledger name. */
export type PointsTable = { id: string; number: number; rules: readonly PointsRule[] };
/** `name` is kept in the explanation, as the product was called when it was sold. */
export type PricedProduct = ProductOfRule & { name: string };
/** What rules choose a product by; a maker's word that a product does not have is empty. */
export type ProductOfRule = {
  sku: string;
  productType: ProductType;
  brandId: string;
  formFactor: string;
  processor: string;
  generation: string;
};

/** A dated multiplier that holds for a line, as members call it. Stackable ones add their surplus to each other (D29). */
export type Promotion = { id: string; name: string; multiplier: Fraction; isStackable: boolean };

/** Amounts with the explanations that re-execute to them. */
export type PricedLine = { points: number; experience: number; why: { points: Explanation; experience: Explanation } };

/** No promotion more than doubles unless the campaign says otherwise (D29). */
export const defaultCap: Fraction = { numerator: 2, denominator: 1 };

/** A processor with its generation, as a rule names both; empty where the product does not tell both. */
export const generationOf = ({ processor, generation }: Pick<ProductOfRule, 'processor' | 'generation'>): string =>
  processor !== '' && generation !== '' ? `${processor} / ${generation}` : '';

/** What a rule of each scope has to name for it to speak of a product. */
export const ruleValuesOf = (product: ProductOfRule): Record<RuleScope, string> => ({
  sku: product.sku,
  generation: generationOf(product),
  processor: product.processor,
  form_factor: product.formFactor,
  product_type: product.productType,
  brand: product.brandId,
});

/**
 * The rule that a product earns by: the most exact one (the product's own first, its brand's last), and of two alike that of the store's chain. Undefined: it earns nothing.
 */
export function ruleFor(rules: readonly PointsRule[], product: ProductOfRule, retailerId: string | null = null): PointsRule | undefined {
  const values = ruleValuesOf(product);
  const ruleOf = (scope: RuleScope, chain: string | null) =>
    values[scope] === ''
      ? undefined
      : rules.find((rule) => rule.scope === scope && rule.value === values[scope] && rule.retailerId === chain);
  return ruleScopes
    .map((scope) => (retailerId === null ? undefined : ruleOf(scope, retailerId)) ?? ruleOf(scope, null))
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
  retailerId = null,
  promotions = [],
  cap = defaultCap,
}: {
  table: Pick<PointsTable, 'number' | 'rules'>;
  product: PricedProduct;
  /** The chain of the store that sold it; null where the store is not known. */
  retailerId?: string | null;
  quantity: number;
  promotions?: readonly Promotion[];
  cap?: Fraction;
}): PricedLine | undefined {
  const rule = ruleFor(table.rules, product, retailerId);
  if (!rule) return undefined;
  const { multiplier, promotionIds, promotionNames } = multiplierOf(promotions, cap);
  const same = {
    version: 1,
    quantity,
    rounding: 'half_up',
    rule: { id: rule.id, by: rule.scope, tableVersion: table.number },
    product: { sku: product.sku, name: product.name },
  } as const;
  const why = {
    points: { ...same, base: rule.points, multiplier, promotionIds, ...(promotionIds.length > 0 ? { promotionNames } : {}) },
    experience: { ...same, base: rule.experience, multiplier: noPromotion, promotionIds: [] },
  };
  return { points: amountOf(why.points), experience: amountOf(why.experience), why };
}

/** The highest wins, or the stackable ones together when they come to more; never above the cap, never below one (D29). */
export function multiplierOf(
  promotions: readonly Promotion[],
  cap: Fraction = defaultCap,
): { multiplier: Fraction; promotionIds: string[]; promotionNames: string[] } {
  const alone = promotions.filter(({ isStackable }) => !isStackable).toSorted((a, b) => compare(b.multiplier, a.multiplier))[0];
  const stacked = promotions.filter(({ isStackable }) => isStackable);
  const together = stacked.reduce((sum, { multiplier }) => reduced(addSurplus(sum, multiplier)), noPromotion);
  const [multiplier, used] = alone && compare(alone.multiplier, together) >= 0 ? [reduced(alone.multiplier), [alone]] : [together, stacked];
  if (compare(multiplier, noPromotion) <= 0) return { multiplier: noPromotion, promotionIds: [], promotionNames: [] };
  return {
    multiplier: compare(multiplier, cap) > 0 ? reduced(cap) : multiplier,
    promotionIds: used.map(({ id }) => id),
    promotionNames: used.map(({ name }) => name),
  };
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
