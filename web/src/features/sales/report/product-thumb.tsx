import type { ProductType } from '@vitrine/domain/campaigns';
import { Scene } from '@vitrine/ui';
import type { SceneObject } from '@vitrine/ui';
import classes from './report.module.css';

const drawn: Partial<Record<ProductType, SceneObject>> = {
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

/** A product on its shelf, in small. Types that nobody drew yet come in their box. */
export function ProductThumb({ productType }: { productType: string }) {
  const object = Object.entries(drawn).find(([type]) => type === productType)?.[1] ?? 'boxes';
  return (
    <span className={classes.product}>
      <Scene objects={[object]} ratio="4/3" />
    </span>
  );
}
