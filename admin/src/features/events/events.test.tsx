import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCampaignsToManage } from '@vitrine/contract/campaigns';
import {
  getCheckInCodes,
  getEventSeries,
  getEventToManage,
  inviteGuests,
  listArrivals,
  listEventsToManage,
  listGuests,
  markArrival,
  cancelEvent,
  publishEvent,
  renewCheckInCode,
  repeatEvent,
  saveEvent,
  undoArrival,
  type Arrival,
  type CheckInCodes,
  type EventDetail,
  type EventSeries,
} from '@vitrine/contract/events';
import { listGroups } from '@vitrine/contract/identity';
import { listPeople } from '@vitrine/contract/people';
import { checkDates } from '@vitrine/contract/kernel';
import { listLevels } from '@vitrine/contract/levels';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const eventId = anId(90);
const times = { beginsAt: '2036-11-21T22:00:00.000Z', endsAt: '2036-11-22T00:00:00.000Z', timeZone: 'America/Sao_Paulo' };
const detail = (part: Partial<EventDetail> = {}): EventDetail => ({
  ...times,
  id: eventId,
  version: 1,
  state: 'draft',
  event: {
    name: { 'pt-BR': 'Encontro de Criadores' },
    kind: 'meeting',
    description: {},
    program: {},
    fileId: null,
    day: '2036-11-21',
    begins: '19:00',
    ends: '21:00',
    timeZone: 'America/Sao_Paulo',
    place: 'Loja',
    address: '',
    joinUrl: '',
    points: 60,
    campaignId: anId(91),
    rankNeeded: 2,
    isByInvitation: false,
    seats: null,
  },
  image: null,
  phase: 'coming',
  coming: 0,
  invited: 0,
  arrived: 0,
  cancelledWhy: '',
  can: { save: true, savePoints: true, publish: true, repeat: true, cancel: false, invite: true, checkIn: false },
  ...part,
});
const lists = () => {
  const row = {
    ...times,
    id: eventId,
    name: 'Encontro de Criadores',
    kind: 'meeting' as const,
    state: 'draft' as const,
    place: 'Loja',
    points: 60,
  };
  answers(listEventsToManage, () => ({ items: [{ ...row, coming: 0, arrived: 0 }], next: null }));
  answers(listCampaignsToManage, () => ({ items: [], next: null }));
  answers(listLevels, () => ({ items: [] }));
  answers(listGuests, () => ({ items: [], next: null }));
  answers(getEventSeries, () => ({ series: null }));
};
const arrival = (part: Partial<Arrival> = {}): Arrival => ({
  memberId: anId(92),
  name: 'Camila Rocha',
  state: 'arrived',
  way: 'digits',
  at: '2036-11-21T21:57:00.000Z',
  scannedAt: '2036-11-21T21:57:00.000Z',
  points: 60,
  uncredited: null,
  by: null,
  why: '',
  ...part,
});
const codes = (part: Partial<CheckInCodes> = {}): CheckInCodes => {
  const now = Date.now();
  const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  return {
    now: at(0),
    digits: '407218',
    window: { from: at(-60), until: at(3_600) },
    codes: [
      { from: at(-10), until: at(20), size: 21, path: 'M0 0h7v1h-7z' },
      { from: at(20), until: at(50), size: 21, path: 'M0 1h7v1h-7z' },
    ],
    isUsedUp: false,
    ...part,
  };
};
const counts = { arrived: 1, missing: 1, to_check: 1, undone: 0 };

test('EVT-01 a draft is published, and people are invited by name', async () => {
  lists();
  answers(getEventToManage, () => detail());
  answers(listGroups, () => ({ items: [], next: null }));
  answers(listPeople, () => ({ items: [], next: null }));
  const published = answers(publishEvent, () =>
    detail({ version: 2, state: 'published', can: { ...detail().can, publish: false, cancel: true, checkIn: true } }),
  );
  answers(inviteGuests, () => ({ invited: 1 }));
  await openConsoleAt(`/events?open=${eventId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  expect(await screen.findByRole('link', { name: 'Abrir a tela da porta' })).toBeTruthy();
  expect(published).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Enviar convites' })).toHaveProperty('disabled', true);
});

test('EVT-02 the screen at the door shows QR and digits, counts who came, and lets a late scan in', async () => {
  answers(getEventToManage, () => detail({ state: 'published' }));
  answers(getCheckInCodes, () => codes());
  const asked = answers(listArrivals, () => ({ items: [arrival()], next: null, counts }));
  const marked = answers(markArrival, () => ({}));
  await openConsoleAt(`/events/${eventId}/door`);
  expect(await screen.findByText('407 218')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code do check-in' }).querySelector('path')?.getAttribute('d')).toBe('M0 0h7v1h-7z');
  expect((await screen.findByText('Camila Rocha')).closest('li')?.textContent).toContain('seis números');
  expect(screen.getByText('de 2 chegaram')).toBeTruthy();
  answers(listArrivals, () => ({ items: [arrival({ state: 'to_check', way: 'qr' })], next: null, counts }));
  await userEvent.click(screen.getByRole('tab', { name: 'Conferir 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar a presença de Camila Rocha' }));
  await waitFor(() => expect(marked).toHaveLength(1));
  expect(asked.length).toBeGreaterThan(0);
});

test('EVT-02 a code that wrong tries used up asks for a new one; outside of the window there is none', async () => {
  answers(getEventToManage, () => detail({ state: 'published' }));
  answers(listArrivals, () => ({ items: [], next: null, counts: { arrived: 0, missing: 0, to_check: 0, undone: 0 } }));
  answers(getCheckInCodes, () => codes({ isUsedUp: true }));
  const renewed = answers(renewCheckInCode, () => ({}));
  await openConsoleAt(`/events/${eventId}/door`);
  const stage = within(await screen.findByRole('region', { name: 'Código para o telão' }));
  expect((await stage.findByRole('alert')).textContent).toContain('bloquearam este código');
  answers(getCheckInCodes, () => codes({ digits: null, codes: [] }));
  await userEvent.click(stage.getByRole('button', { name: 'Trocar código' }));
  expect(renewed).toHaveLength(1);
  expect(await stage.findByText(/^O check-in terminou em|^O check-in abre em/)).toBeTruthy();
  expect(screen.queryByText('407 218')).toBeNull();
});

test('EVT-02 who has just come in stands out for a moment, and the pane says until when the digits hold', async () => {
  answers(getEventToManage, () => detail({ state: 'published' }));
  answers(getCheckInCodes, () => codes());
  const early = arrival({ memberId: anId(71), name: 'Davi Pires', at: '2026-11-20T12:00:00.000Z' });
  answers(listArrivals, () => ({ items: [arrival({ at: new Date().toISOString() }), early], next: null, counts }));
  await openConsoleAt(`/events/${eventId}/door`);
  expect((await screen.findByText('Camila Rocha')).closest('li')?.textContent).toContain('agora');
  expect(screen.getByText('Davi Pires').closest('li')?.textContent).not.toContain('agora');
  expect(await screen.findByText(/^Os seis números valem de .+ a .+\.$/)).toBeTruthy();
});

test('EVT-03 an arrival is taken back with a reason', async () => {
  answers(getEventToManage, () => detail({ state: 'published' }));
  answers(getCheckInCodes, () => codes());
  answers(listArrivals, () => ({ items: [arrival()], next: null, counts }));
  const undone = answers(undoArrival, () => ({}));
  await openConsoleAt(`/events/${eventId}/door`);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar a presença de Camila Rocha' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Retirar a presença' });
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByLabelText('Motivo'), 'Não estava lá');
  await userEvent.click(send);
  await waitFor(() => expect(undone).toHaveLength(1));
});

const fridays = ['2036-11-21', '2036-11-28', '2036-12-05', '2036-12-12'];
const seriesWith = (part: Partial<EventSeries> = {}): EventSeries => ({
  rule: { frequency: 'weekly', interval: 1, byday: ['FR'], until: null, count: 4 },
  dates: fridays.map((day, at) => ({
    id: anId(90 + at * 100),
    beginsAt: `${day}T22:00:00.000Z`,
    endsAt: `${day}T23:59:00.000Z`,
    timeZone: 'America/Sao_Paulo',
    state: 'published',
    phase: 'coming',
  })),
  toCome: 3,
  drafts: 0,
  ...part,
});
const onAir = () =>
  detail({ version: 2, state: 'published', can: { ...detail().can, publish: false, repeat: false, cancel: true, checkIn: true } });

test('VAL-13 before an event repeats its dates are shown with what is in their way; what is wrong stands at its field', async () => {
  lists();
  answers(getEventToManage, () => detail());
  const checked = answers(checkDates, ({ body }) => ({
    dates: body.dates.map((_, at) => ({
      conflicts: at === 1 ? [{ kind: 'place_twice' as const, with: ['Frio Inverse'] }] : [],
    })),
  }));
  const sent = answers(repeatEvent, () => detail({ version: 2 }));
  await openConsoleAt(`/events?open=${eventId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Repetir' }));
  const dialog = within(await screen.findByRole('dialog'));
  const dates = within(await dialog.findByRole('region', { name: 'Datas' }));
  expect(dates.getAllByRole('listitem').map((item) => item.textContent?.split(',')[0])).toEqual(
    Array.from({ length: 4 }, () => 'sexta-feira'),
  );
  await waitFor(() => expect(dates.getByText('Local ocupado: Frio Inverse').closest('li')?.textContent).toContain('28 de novembro'));
  expect(checked[0]?.body).toMatchObject({ place: 'Loja', besides: eventId });

  await userEvent.click(dialog.getByRole('checkbox', { name: 'sexta-feira' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'segunda-feira' }));
  expect(await dialog.findByText('Marque também o dia da semana da primeira data.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Criar datas' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'sexta-feira' }));
  await userEvent.clear(dialog.getByLabelText('Quantas vezes'));
  await userEvent.type(dialog.getByLabelText('Quantas vezes'), '61');
  expect(await dialog.findByText('São mais de 60 datas. Termine antes.')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Quantas vezes'));
  await userEvent.type(dialog.getByLabelText('Quantas vezes'), '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Criar 3 datas' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ version: 1, rule: { frequency: 'weekly', interval: 1, byday: ['MO', 'FR'], until: null, count: 3 } }),
  );
});

test('VAL-13 a date of a series is saved alone or with all to come, by one choice; whoever thinks better of it loses nothing', async () => {
  lists();
  answers(getEventToManage, onAir);
  answers(getEventSeries, () => ({ series: seriesWith() }));
  const saved = answers(saveEvent, () => onAir());
  await openConsoleAt(`/events?open=${eventId}`);
  const place = await screen.findByLabelText('Lugar');
  expect(within(await screen.findByRole('region', { name: 'Datas desta série' })).getAllByRole('link')).toHaveLength(3);
  await userEvent.type(place, ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const asked = () => within(screen.getByRole('dialog'));
  await screen.findByRole('dialog');
  await userEvent.click(asked().getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([saved.length, place]).toMatchObject([0, { value: 'Loja 2' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('dialog');
  await userEvent.click(asked().getByRole('radio', { name: 'Esta e mais 3 que ainda não começaram' }));
  await userEvent.click(asked().getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(saved[0]?.body).toEqual({ version: 2, scope: 'following', event: { place: 'Loja 2' }, was: { place: 'Loja' } }),
  );
});

test('VAL-13 all to come are called off with one reason', async () => {
  lists();
  answers(getEventToManage, onAir);
  answers(getEventSeries, () => ({ series: seriesWith() }));
  const cancelled = answers(cancelEvent, () => detail({ version: 3, state: 'cancelled' }));
  await openConsoleAt(`/events?open=${eventId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar o evento' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Esta e mais 3 que ainda não começaram' }));
  await userEvent.type(dialog.getByLabelText('Motivo'), 'Reforma');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar de vez' }));
  await waitFor(() => expect(cancelled[0]?.body).toEqual({ version: 2, scope: 'following', why: 'Reforma' }));
});

test('VAL-13 the drafts of a series are published together where somebody says so', async () => {
  lists();
  answers(getEventToManage, () => detail({ can: { ...detail().can, repeat: false } }));
  answers(getEventSeries, () => ({ series: seriesWith({ drafts: 3 }) }));
  const published = answers(publishEvent, () => onAir());
  await openConsoleAt(`/events?open=${eventId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Esta e mais 3 que ainda não começaram' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(published[0]?.body).toEqual({ version: 1, scope: 'following' }));
});
