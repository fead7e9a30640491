import { invoiceKeyOf } from '@vitrine/domain/sales';
import { earns, skus } from '../earnings.ts';
import type { ModelSale } from './model.ts';
import type { Seat, Table } from './table.ts';
import type { StepOf } from './steps.ts';

type Invoice = Pick<StepOf<'report'>, 'number' | 'spelling' | 'quantity' | 'product'>;
const spellings = ['', '0', '-', ' '];

/** What is sent, and what it must earn. */
function saleOf({ number, spelling, quantity, product }: Invoice) {
  const invoiceNumber = spelling === 1 ? `0${number + 100}` : `${number + 100}`.split('').join(spellings[spelling]);
  const sold = product === 2 ? [...skus] : [skus[product] ?? skus[0]];
  const lines = sold.map((sku) => ({ sku, quantity }));
  const sum = (currency: 'points' | 'experience') => sold.reduce((total, sku) => total + earns[sku][currency] * quantity, 0);
  return { invoiceNumber, lines, key: invoiceKeyOf(invoiceNumber) ?? '', points: sum('points'), experience: sum('experience') };
}

/** Reports a sale; answers the expected answer and the real one. */
export async function report(table: Table, { model, person }: Seat, one: StepOf<'report'>) {
  const { invoiceNumber, lines, ...earned } = saleOf(one);
  const expected = !model.isRegistered
    ? 'not_registered'
    : model.hasInvoice(earned.key)
      ? 'invoice_already_sent'
      : model.isClosed
        ? 'campaign_closed'
        : 'ok';
  return table.expect(
    expected,
    table.does.report(person.actor, { campaignId: table.campaignId, invoiceNumber, lines }),
    ({ id, version }) => {
      model.sales.push({ id, version, state: 'under_audit', isCorrectable: false, ...earned });
      model.credit(earned.points);
    },
  );
}

export async function revise(table: Table, { model, person }: Seat, one: StepOf<'revise'>) {
  const sale = model.sales.at(-1 - (one.pick % Math.max(1, model.sales.length)));
  if (!sale) return;
  const { invoiceNumber, lines, ...earned } = saleOf(one);
  const expected =
    sale.state !== 'reproved'
      ? 'sale_not_reproved'
      : !sale.isCorrectable
        ? 'reason_not_correctable'
        : one.isStale
          ? 'changed_meanwhile'
          : model.hasInvoice(earned.key, sale)
            ? 'invoice_already_sent'
            : model.isClosed
              ? 'campaign_closed'
              : 'ok';
  const ask = { saleId: sale.id, version: seen(sale, one), invoiceNumber, lines };
  await table.expect(expected, table.does.revise(person.actor, ask), ({ version }) => {
    Object.assign(sale, { version, state: 'under_audit', ...earned });
    model.credit(earned.points);
  });
}

/** An auditor decides. */
export async function decide(table: Table, { model }: Seat, one: StepOf<'approve'> | StepOf<'refuse'>) {
  const sale = model.sales.at(-1 - (one.pick % Math.max(1, model.sales.length)));
  if (!sale) return;
  const expected = sale.state !== 'under_audit' ? `already_${sale.state}` : one.isStale ? 'changed_meanwhile' : 'ok';
  const ask = { saleId: sale.id, version: seen(sale, one) };
  const { actor } = table.program.auditor;
  if (one.kind === 'approve')
    await table.expect(expected, table.does.approveSale(actor, ask), () =>
      Object.assign(sale, { state: 'approved', version: sale.version + 1 }),
    );
  else {
    const { isCorrectable } = one;
    const reason = isCorrectable ? 'photo_unreadable' : 'forged';
    await table.expect(expected, table.does.refuseSale(actor, { ...ask, reason }), () => {
      model.takeBack(sale);
      Object.assign(sale, { state: 'reproved', version: sale.version + 1, isCorrectable });
    });
  }
}

const seen = (sale: ModelSale, { isStale }: { isStale: boolean }) => (isStale ? sale.version - 1 : sale.version);
