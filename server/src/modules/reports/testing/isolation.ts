/** How another tenant’s rows of this room are asked for. */
import { filtersOf, reportKinds, type ReportFilter } from '@vitrine/domain/reports';
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';

const theirs = (b: Foreign): Record<ReportFilter, string> => ({
  campaignId: b.program.campaignId,
  retailerId: b.program.retailerId,
  storeId: b.program.storeId,
  courseId: b.courseId,
  groupId: b.groupId,
  areaId: b.areaId,
});
/** Each report alone, and by each of its filters with the other tenant's id. */
const asks = (b: Foreign) =>
  reportKinds.flatMap((kind) => [
    { query: { kind, limit: 100 } },
    { query: { kind, after: b.cursor } },
    ...filtersOf[kind].map((filter) => ({ query: { kind, [filter]: theirs(b)[filter] } })),
  ]);

export const reports: RoomUnderAttack = {
  entries: {
    getOverview: { asks: () => [{ query: {} }, { query: { days: '90' } }] },
    getReportChoices: { asks: () => [{}] },
    getReport: { asks },
    exportReport: { asks: () => reportKinds.map((kind) => ({ query: { kind } })) },
  },
};
