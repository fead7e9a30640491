import { lazy } from 'react';
import type { RoomInConsole } from '../../shared/room.ts';
import { salesRoutes } from './routes.tsx';

/** Its queue is reached from the one place of auditors. */
export const sales: RoomInConsole = {
  routes: salesRoutes,
  personParts: [
    {
      key: 'sales',
      needs: 'sales.audit',
      rank: 20,
      Part: lazy(() => import('./person-sales.tsx').then(({ PersonSalesPart }) => ({ default: PersonSalesPart }))),
    },
  ],
};
