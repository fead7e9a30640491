/** The client that a fill grows: everything in it was made by the product's own use-cases; the fill copies its one seller. */
export type FilledProgram = {
  tenantId: string;
  siteId: string;
  host: string;
  auditorId: string;
  campaignId: string;
  storeId: string;
  agencyId: string;
  brandId: string;
  pastRewardId: string;
  rewardIds: string[];
  /** The seller who is copied. */
  personId: string;
  memberId: string;
};
