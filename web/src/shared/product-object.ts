import type { SceneObject } from '@vitrine/ui';

const drawn: Partial<Record<string, SceneObject>> = {
  fridge: 'fridge',
  freezer: 'side-by-side',
  washer: 'washer',
  washer_dryer: 'washer',
  dryer: 'washer',
  stove: 'stove',
  oven: 'stove',
  microwave: 'microwave',
  air_conditioner: 'air-conditioner',
  air_fryer: 'fryer',
  coffee_maker: 'coffee-maker',
  tv: 'tv',
  monitor: 'tv',
  notebook: 'notebook',
  phone: 'phone',
  tablet: 'phone',
  headphones: 'headphones',
};

/** What a type of product looks like in the catalog. Types that nobody drew yet come in their box. */
export const objectOf = (productType: string): SceneObject => drawn[productType] ?? 'boxes';
