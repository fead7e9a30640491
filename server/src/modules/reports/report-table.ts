import type { ReportKind } from '@vitrine/domain/reports';
import { funnel } from './kinds/funnel.ts';
import { orders } from './kinds/orders.ts';
import { photos } from './kinds/photos.ts';
import { points } from './kinds/points.ts';
import { pointsOwed } from './kinds/points-owed.ts';
import { progress } from './kinds/progress.ts';
import { ranking } from './kinds/ranking.ts';
import { results } from './kinds/results.ts';
import { salesBy } from './kinds/sales-by.ts';
import { sales } from './kinds/sales.ts';
import type { Report } from './report.ts';

/** All reports (ADM-08). A room comes in by one entry: its columns, its totals, its rows. */
export const reportTable: Readonly<Record<ReportKind, Report>> = {
  progress,
  results,
  sales,
  points,
  photos,
  orders,
  points_owed: pointsOwed,
  sales_by_area: salesBy('area'),
  sales_by_retailer: salesBy('retailer'),
  sales_by_store: salesBy('store'),
  sales_by_product: salesBy('product'),
  funnel,
  ranking,
};
