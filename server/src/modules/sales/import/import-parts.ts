import type { PutOrdersOnHold } from '../../ledger/index.ts';
import type { SalesParts } from '../report-sale.ts';

/** What a step of an import needs; `putOrdersOnHold` as of a refused sale (D20). */
export type ImportParts = SalesParts & { putOrdersOnHold: PutOrdersOnHold };
