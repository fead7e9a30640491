/** How another tenant’s rows of this room are asked for. */
import { filtersOf, reportKinds, type ReportFilter } from '@vitrine/domain/reports';
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';
import { saveFilter } from '../saved-filters.ts';

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

type Own = { savedFilterId: string };

export const reports: RoomUnderAttack<Own> = {
  rows: async ({ platform, db, clock }, { author, mark, tenantId }) => {
    const { id: savedFilterId } = await saveFilter(platform, author.actor, { name: mark, filter: { kind: 'sales' } });
    await db
      .write()
      .insertInto('reports.file')
      .values({
        tenant_id: tenantId,
        id: platform.newId(),
        member_id: author.memberId,
        kind: 'sales',
        format: 'csv',
        filter: JSON.stringify({ from: '2026-11-01', to: '2026-11-02' }),
        locale: 'pt-BR',
        state: 'failed',
        total: 0,
        created_at: clock.now(),
      })
      .execute();
    return { savedFilterId };
  },
  entries: {
    listSavedFilters: { asks: () => reportKinds.map((kind) => ({ query: { kind } })) },
    saveFilter: {
      asks: (b) => [{ body: { name: `Invasor ${b.nonce}`, filter: { kind: 'sales', campaignId: b.program.campaignId } } }],
    },
    removeSavedFilter: { asks: (b) => [{ params: { filterId: b.savedFilterId } }] },
    listReportFiles: { asks: () => [{}] },
    makeReportFile: { asks: (b) => [{ body: { kind: 'sales', format: 'csv', campaignId: b.program.campaignId } }] },
    getOverview: { asks: () => [{ query: {} }, { query: { days: '90' } }] },
    getChainOverview: { asks: (b) => [{ params: { retailerId: b.program.retailerId }, query: {} }] },
    checkDates: {
      asks: (b) => [
        {
          body: {
            dates: [{ beginsAt: '2034-03-06T00:00:00.000Z', endsAt: '2034-03-07T00:00:00.000Z' }],
            place: 'Loja-escola, Tatuapé',
            instructorId: b.memberId,
            people: null,
            capacity: null,
            besides: null,
          },
        },
      ],
    },
    getCalendar: { asks: () => [{ query: {} }, { query: { day: '2034-03-06' } }, { query: { day: '2026-11-25' } }] },
    getReportChoices: { asks: () => [{}] },
    getReport: { asks },
    exportReport: { asks: () => reportKinds.map((kind) => ({ query: { kind } })) },
  },
};
