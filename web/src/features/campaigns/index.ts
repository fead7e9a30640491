/** Campaigns on the screen: which run, what they ask and pay, and how a member takes part. */
export { campaignsQuery } from './api.ts';
export { PointsTable } from './points-table.tsx';
