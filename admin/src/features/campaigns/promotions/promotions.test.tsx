import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createPromotion,
  getBudget,
  getCampaignToManage,
  getProgramLists,
  getPromotionRule,
  listCampaignStores,
  listProductsToManage,
  listPromotionsToManage,
  savePromotionRule,
  type PromotionRow,
} from '@vitrine/contract/campaigns';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../../testing.tsx';

withNetwork();

const at = `/campaigns/${anId(500)}/promotions`;
const row: PromotionRow = {
  id: anId(501),
  name: 'Semana do frio',
  state: 'running',
  times: '1.5',
  beginsOn: '2026-11-20',
  endsOn: '2026-11-30',
  isStackable: false,
  what: 'Geladeiras',
  where: '',
};
const rule = { campaignName: 'Virada Gelada', today: '2026-11-24', version: 3, cap: '2' as const, can: { save: true, create: true } };

/** What the screen asks for beside its list. */
function beside() {
  answers(getProgramLists, () => ({
    productTypes: [],
    brands: [],
    retailers: [],
    agencies: [],
    countries: [],
    formFactors: [],
    processors: [],
    generations: [],
  }));
  answers(getCampaignToManage, () => refused('not_found', undefined, 404));
  answers(listProductsToManage, () => ({ items: [], next: null }));
  answers(listCampaignStores, () => ({ items: [], next: null }));
  answers(getBudget, () => ({
    campaignName: 'Virada Gelada',
    beginsOn: '2026-11-20',
    endsOn: '2027-02-02',
    today: '2026-11-24',
    cap: null,
    spent: 0,
    underAudit: 0,
    days: [],
    forecast: null,
    can: { save: false },
  }));
}

test('CMP-06 a campaign without promotions says what one does, and its cap is chosen until it begins', async () => {
  beside();
  answers(listPromotionsToManage, () => ({ items: [], next: null }));
  let fixed = false;
  answers(getPromotionRule, () => ({ ...rule, can: { ...rule.can, save: !fixed } }));
  const asked = answers(savePromotionRule, () => {
    fixed = true;
    return refused('changed_meanwhile');
  });
  await openConsoleAt(at);
  expect(await screen.findByText('Nenhuma promoção ainda')).toBeTruthy();
  await userEvent.selectOptions(await screen.findByLabelText('Teto das promoções'), '3');
  expect(asked.at(-1)).toMatchObject({ body: { version: 3, cap: '3' } });
  expect(await screen.findByText('A campanha começou: o teto não muda mais.')).toBeTruthy();
});

test('CMP-06 a list that failed is tried again, and shows what each promotion holds for', async () => {
  beside();
  answers(getPromotionRule, () => rule);
  let fails = true;
  answers(listPromotionsToManage, () => (fails ? refused('unexpected', undefined, 500) : { items: [row], next: null }));
  await openConsoleAt(at);
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Semana do frio' })).toBeTruthy();
  expect(screen.getByText('Geladeiras')).toBeTruthy();
  expect(screen.getByText('Todas')).toBeTruthy();
});

test('CMP-06 what the server refuses stands at its field, and what was typed stays', async () => {
  beside();
  answers(getPromotionRule, () => rule);
  answers(listPromotionsToManage, () => ({ items: [row], next: null }));
  const asked = answers(createPromotion, () => refused('invalid_request', { beginsOn: 'promotion_in_past' }, 422));
  await openConsoleAt(`${at}?open=new`);
  await userEvent.type(await screen.findByLabelText('Nome'), 'Dia de calor');
  await userEvent.type(screen.getByLabelText('Primeiro dia'), '2026-11-24');
  await userEvent.type(screen.getByLabelText('Último dia'), '2026-11-30');
  await userEvent.click(screen.getByRole('button', { name: 'Nova promoção' }));
  expect(asked.at(-1)?.body).toMatchObject({ name: { 'pt-BR': 'Dia de calor' }, beginsOn: '2026-11-24', endsOn: '2026-11-30' });
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Dia de calor');
  expect(screen.getByLabelText('Primeiro dia').getAttribute('aria-invalid')).toBe('true');
});
