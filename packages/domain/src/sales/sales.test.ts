import fc from 'fast-check';
import { expect, test } from 'vitest';
import { programRoles } from '../identity/index.ts';
import { isParticipantText } from '../kernel/index.ts';
import {
  auditReasons,
  flagsOf,
  isCorrectable,
  judgeDecision,
  judgeReport,
  judgeRevision,
  judgeSeller,
  needsNote,
  saleStates,
} from './index.ts';
import type { ReportFacts } from './report.ts';

const good: ReportFacts = {
  today: '2026-11-21',
  campaign: { beginsOn: '2026-10-01', endsOn: '2026-12-15' },
  store: { takesPhotos: true },
  saleDate: '2026-11-20',
  invoiceNumber: '482.915',
  hasPhoto: true,
  lines: [{ sku: 'GEL-480', earns: { points: 120, experience: 12 } }],
};
const fieldsOf = (change: Partial<ReportFacts>) => {
  const verdict = judgeReport({ ...good, ...change });
  return verdict.ok ? {} : verdict.fields;
};

test('SAL-01 SAL-03 SAL-04 CMP-07 each thing that is wrong with a report is told at its field', () => {
  expect(judgeReport(good)).toEqual({ ok: true });
  expect(fieldsOf({ today: '2026-12-16', saleDate: '2026-12-15' })).toEqual({ campaignId: 'campaign_closed' });
  expect(fieldsOf({ store: null })).toEqual({ storeId: 'store_not_participating' });
  expect(fieldsOf({ invoiceNumber: '000' })).toEqual({ invoiceNumber: 'invoice_number_invalid' });
  expect(fieldsOf({ saleDate: '2026-11-22' })).toEqual({ saleDate: 'sale_in_future' });
  expect(fieldsOf({ saleDate: '2026-11-05' })).toEqual({ saleDate: 'sale_too_old' });
  expect(fieldsOf({ saleDate: '2026-09-30', today: '2026-10-02' })).toEqual({ saleDate: 'sale_outside_campaign' });
  expect(fieldsOf({ hasPhoto: false })).toEqual({ photoFileId: 'photo_required' });
  const [line] = good.lines;
  if (!line) throw new Error('a good report has a line');
  expect(fieldsOf({ lines: [line, { sku: 'NADA', earns: undefined }] })).toEqual({ 'lines.1.sku': 'sku_unknown' });
  expect(fieldsOf({ lines: [line, line] })).toEqual({ 'lines.1.sku': 'product_repeated' });
  expect(fieldsOf({ lines: [{ sku: 'GEL-480', earns: { points: 0, experience: 0 } }] })).toEqual({
    'lines.0.sku': 'product_earns_nothing',
  });
});

test('SAL-01 a person reads all that is wrong at once', () => {
  const verdict = judgeReport({ ...good, store: null, invoiceNumber: '', saleDate: '2026-11-01' });
  expect(verdict).toEqual({
    ok: false,
    refusal: 'store_not_participating',
    fields: { storeId: 'store_not_participating', invoiceNumber: 'invoice_number_invalid', saleDate: 'sale_too_old' },
  });
});

test('SAL-01 D70 where phones are not allowed no photo is asked', () => {
  expect(judgeReport({ ...good, store: { takesPhotos: false }, hasPhoto: false })).toEqual({ ok: true });
});

test('D24 a revision is sent after the campaign closed', () => {
  const late = { today: '2026-12-16', saleDate: '2026-12-15' };
  expect(fieldsOf({ ...late, isRevision: true })).toEqual({});
});

test('SAL-08 a member reads why no sale can be reported', () => {
  const seller = { status: 'approved', programRole: 'salesperson', isRegistered: true };
  expect(judgeSeller(seller)).toBeUndefined();
  expect(judgeSeller({ ...seller, status: 'blocked' })).toBe('member_blocked');
  expect(judgeSeller({ ...seller, status: 'awaiting_approval' })).toBe('member_not_approved');
  expect(judgeSeller({ ...seller, programRole: null })).toBe('role_cannot_report');
  expect(judgeSeller({ ...seller, isRegistered: false })).toBe('not_registered');
  const reporting = programRoles.filter((programRole) => judgeSeller({ ...seller, programRole }) === undefined);
  expect(reporting).toEqual(['sales_agent', 'equipment_promoter', 'painter', 'counter_clerk', 'salesperson', 'store_owner']);
});

test('D24 only a correctable reason lets a sale come back; never fraud', () => {
  for (const reason of auditReasons) {
    expect(judgeRevision({ state: 'reproved', reason })).toBe(isCorrectable(reason) ? undefined : 'reason_not_correctable');
    expect(judgeRevision({ state: 'approved', reason })).toBe('sale_not_reproved');
  }
  expect(judgeRevision({ state: 'under_audit', reason: null })).toBe('sale_not_reproved');
  expect(auditReasons.filter((reason) => !isCorrectable(reason))).toEqual(['invoice_repeated', 'forged']);
  expect(auditReasons.filter(needsNote)).toEqual(['other']);
});

test('SAL-06 D37 a decision is made once, on what was seen, by somebody else than the seller', () => {
  const facts = fc.record({
    state: fc.constantFrom(...saleStates),
    version: fc.integer({ min: 1, max: 3 }),
    seenVersion: fc.integer({ min: 1, max: 3 }),
    isOwn: fc.boolean(),
    isClaimedByOther: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (f) => {
      const mayDecide = !f.isOwn && f.state === 'under_audit' && f.version === f.seenVersion && !f.isClaimedByOther;
      return (judgeDecision(f) === undefined) === mayDecide;
    }),
  );
  const stale = { version: 2, seenVersion: 1, isOwn: false, isClaimedByOther: true };
  expect(judgeDecision({ ...stale, state: 'approved' })).toBe('already_approved');
  expect(judgeDecision({ ...stale, state: 'reproved' })).toBe('already_reproved');
});

test('D25 a number that others sent is flagged, a line that others sent twice over', () => {
  const sale = { hasPhoto: true, revision: 1, storeId: 'a', skus: ['X', 'Y'], isStoreRegistered: true, others: [], signals: [] };
  expect(flagsOf(sale)).toEqual([]);
  expect(flagsOf({ ...sale, others: [{ storeId: 'a', skus: ['Z'] }] })).toEqual(['invoice_in_store']);
  expect(flagsOf({ ...sale, others: [{ storeId: 'a', skus: ['Y'] }] })).toEqual(['invoice_in_store', 'same_lines']);
  expect(flagsOf({ ...sale, others: [{ storeId: 'b', skus: ['Y'] }] })).toEqual(['invoice_elsewhere']);
  expect(flagsOf({ ...sale, hasPhoto: false, revision: 2, isStoreRegistered: false })).toEqual([
    'no_photo',
    'store_not_registered',
    'revised',
  ]);
});

test('VAL-06 a participant’s text is counted in code points', () => {
  expect(isParticipantText('🧾'.repeat(256))).toBe(true);
  expect(isParticipantText('🧾'.repeat(257))).toBe(false);
  expect(isParticipantText('a'.repeat(257))).toBe(false);
});

test('SAL-06 D37 whoever may not decide reads why: it is their own, it was changed, or somebody else looks at it', () => {
  const mine = { state: 'under_audit', version: 2, seenVersion: 2, isOwn: false, isClaimedByOther: false } as const;
  expect(judgeDecision({ ...mine, isOwn: true, isClaimedByOther: true })).toBe('own_sale');
  expect(judgeDecision({ ...mine, seenVersion: 1, isClaimedByOther: true })).toBe('changed_meanwhile');
  expect(judgeDecision({ ...mine, isClaimedByOther: true })).toBe('claimed_by_other');
  expect(judgeRevision({ state: 'reproved', reason: null })).toBe('sale_not_reproved');
});

test('SAL-01 PTS-02 a product that earns points alone, or experience alone, may be reported; two products may stand in one sale', () => {
  const line = (sku: string, points: number, experience: number) => ({ sku, earns: { points, experience } });
  expect(fieldsOf({ lines: [line('A', 120, 0), line('B', 0, 12)] })).toEqual({});
});

test('D25 one product that others sent too is enough for the flag', () => {
  const sale = { hasPhoto: true, revision: 1, storeId: 'a', skus: ['X'], isStoreRegistered: null, signals: [] };
  expect(flagsOf({ ...sale, others: [{ storeId: 'a', skus: ['Z', 'X'] }] })).toEqual(['invoice_in_store', 'same_lines']);
});
