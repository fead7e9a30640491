/** Campaigns on the screen: which run, what they ask and pay, and how a member takes part. */
export { campaignsQuery } from './api.ts';
export { RunningCampaigns } from './running-campaign.tsx';
export { PointsTable } from './points-table.tsx';
