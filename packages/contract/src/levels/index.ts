/** Levels on the wire: where a member stands, what a campaign asks for, and what administrators decide (LVL-01 to LVL-04). */
export {
  approveLevel,
  CampaignLevels,
  exportLevelRequests,
  getCampaignLevels,
  getLevelRequest,
  LevelDetail,
  LevelForm,
  LevelRequest,
  LevelRequestRow,
  listLevelRequests,
  listLevels,
  Minimums,
  refuseLevel,
  saveCampaignLevels,
  saveLevel,
} from './console.ts';
export { getMyLevel } from './member.ts';
export { Invoices, LevelShape, MyLevel, OwnRequest } from './shapes.ts';
