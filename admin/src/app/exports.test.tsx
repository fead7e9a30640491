import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportCourses, listCourseDrafts } from '@vitrine/contract/catalog';
import {
  exportCampaignStores,
  exportProducts,
  exportStores,
  getCampaignToManage,
  getProgramLists,
  listCampaignStores,
  listProductsToManage,
  listStoresToManage,
} from '@vitrine/contract/campaigns';
import {
  countOrdersToDecide,
  exportOrders,
  exportRewards,
  listCategories,
  listOrdersToDecide,
  listRewardsToManage,
} from '@vitrine/contract/rewards';
import { exportSales, listSalesToAudit } from '@vitrine/contract/sales';
import { exportClients, listClients } from '@vitrine/contract/tenancy';
import { listTrailDrafts } from '@vitrine/contract/trails';
import { exportAuditLog, listAuditLog } from '@vitrine/contract/kernel';
import { expect, test, vi } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../testing.tsx';

withNetwork();

const none = { items: [], next: null };
const noLists = {
  productTypes: [],
  brands: [],
  retailers: [],
  agencies: [],
  countries: [],
  formFactors: [],
  processors: [],
  generations: [],
};

/** Exports the list at an address as CSV; answers the name of the file that the browser was told to save. */
async function exportedAt(address: string): Promise<string> {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:sheet';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await openConsoleAt(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV', hidden: true }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved.join();
}

const queryOf = (asked: { query: URLSearchParams }[]) => Object.fromEntries(asked[0]?.query ?? []);

test('ADM-02 ADM-05 orders are downloaded as their queue is narrowed', async () => {
  answers(listOrdersToDecide, () => none);
  answers(countOrdersToDecide, () => ({ all: 0, ready: 0, unaudited: 0, exception: 0 }));
  const asked = answers(exportOrders, () => 'x');
  expect(await exportedAt('/orders?state=approved&search=ana')).toBe('orders.csv');
  expect(queryOf(asked)).toEqual({ state: 'approved', show: 'all', search: 'ana', format: 'csv' });
});

test('ADM-02 SAL-06 sales are downloaded as the auditors’ queue is narrowed', async () => {
  answers(listSalesToAudit, () => ({ ...none, counts: { all: 0, mine: 0, flagged: 0, large: 0 } }));
  const asked = answers(exportSales, () => 'x');
  expect(await exportedAt('/sales?show=flagged')).toBe('sales.csv');
  expect(queryOf(asked)).toEqual({ state: 'under_audit', show: 'flagged', sort: 'age', format: 'csv' });
});

test('ADM-02 ADM-04 stores are downloaded by the filters of their list', async () => {
  answers(getProgramLists, () => noLists);
  answers(listStoresToManage, () => none);
  const stores = answers(exportStores, () => 'x');
  expect(await exportedAt('/stores?country=BR')).toBe('stores.csv');
  expect(queryOf(stores)).toEqual({ country: 'BR', format: 'csv' });
});

test('ADM-02 ADM-04 products are downloaded by the filters of their list', async () => {
  answers(getProgramLists, () => noLists);
  answers(listProductsToManage, () => none);
  const asked = answers(exportProducts, () => 'x');
  expect(await exportedAt('/products?productType=fridge')).toBe('products.csv');
  expect(queryOf(asked)).toEqual({ productType: 'fridge', format: 'csv' });
});

test('ADM-02 CMP-07 stores of a campaign are downloaded with whether they take part', async () => {
  answers(getCampaignToManage, () => refused('not_found', undefined, 404));
  answers(listCampaignStores, () => none);
  answers(getProgramLists, () => noLists);
  const asked = answers(exportCampaignStores, () => 'x');
  expect(await exportedAt(`/campaigns/${anId(7)}/stores`)).toBe('campaign_stores.csv');
  await userEvent.click(screen.getByText('Fora'));
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV', hidden: true }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ params, query }) => [params, Object.fromEntries(query)])).toEqual([
    [{ campaignId: anId(7) }, { format: 'csv' }],
    [{ campaignId: anId(7) }, { isParticipating: 'false', format: 'csv' }],
  ]);
});

test('ADM-02 rewards are downloaded by the filters of their list', async () => {
  answers(listRewardsToManage, () => none);
  answers(listCategories, () => none);
  answers(listCourseDrafts, () => none);
  answers(listTrailDrafts, () => none);
  const asked = answers(exportRewards, () => 'x');
  expect(await exportedAt('/rewards?state=draft')).toBe('rewards.csv');
  expect(queryOf(asked)).toEqual({ state: 'draft', format: 'csv' });
});

test('ADM-02 courses are downloaded by the filters of their list', async () => {
  answers(listCourseDrafts, () => none);
  const asked = answers(exportCourses, () => 'x');
  expect(await exportedAt('/courses?state=draft&search=forno')).toBe('courses.csv');
  expect(queryOf(asked)).toEqual({ state: 'draft', search: 'forno', format: 'csv' });
});

test('ADM-02 clients are downloaded as they are searched', async () => {
  answers(listClients, () => none);
  const asked = answers(exportClients, () => 'x');
  expect(await exportedAt('/clients?search=bo')).toBe('clients.csv');
  expect(queryOf(asked)).toEqual({ search: 'bo', format: 'csv' });
});

test('ADM-02 ADM-09 the audit log is downloaded by its filters', async () => {
  answers(listAuditLog, () => none);
  const asked = answers(exportAuditLog, () => 'x');
  expect(await exportedAt('/audit-log?subject=course')).toBe('audit_log.csv');
  expect(queryOf(asked)).toEqual({ subject: 'course', format: 'csv' });
});
