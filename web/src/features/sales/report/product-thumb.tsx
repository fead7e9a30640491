import { Scene } from '@vitrine/ui';
import { objectOf } from '../../../shared/product-object.ts';
import classes from './report.module.css';

/** A product in its catalog, in small. */
export function ProductThumb({ productType }: { productType: string }) {
  return (
    <span className={classes.product}>
      <Scene objects={[objectOf(productType)]} ratio="4/3" />
    </span>
  );
}
