import { getMe } from '@vitrine/contract/identity';
import { openStream } from '@vitrine/contract/notices';
import { getInstitutionalText } from '@vitrine/contract/tenancy';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { me } from './testing/facts.ts';

withNetwork();

/** A stream that stays open, and what is written on it. */
function aStream() {
  let write = (_text: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start: (to) => void (write = (text) => to.enqueue(new TextEncoder().encode(text))),
  });
  const path = new RegExp(`^${openStream.path}$`);
  return {
    answering: { method: 'GET', path, give: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }) },
    tell: (version: string) => write(`event: settings\ndata: ${JSON.stringify({ version })}\n\n`),
  };
}

test('ADM-03 CLI-03 what an administrator saves is seen on an open screen: the name changes and a module leaves the menu', async () => {
  const stream = aStream();
  const plain = me();
  let client = { ...plain.client, program: 'Clube de ontem', has_campaigns: true };
  network(
    stream.answering,
    answers(getMe, () => ({ ...plain, client })),
  );
  await enter('/home');
  expect((await screen.findAllByText('Clube de ontem')).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'Campanhas' }).length).toBeGreaterThan(0);

  stream.tell('1.1'); // nothing new
  client = { ...client, program: 'Clube de hoje', has_campaigns: false, settings: '1.2' };
  stream.tell('1.2');
  expect((await screen.findAllByText('Clube de hoje')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Campanhas' })).toBeNull());
  expect(screen.queryByText('Clube de ontem')).toBeNull();
});

test('ADM-03 EXP-03 a text of the client that is saved is read on a page that was open already', async () => {
  const stream = aStream();
  const plain = me();
  let [settings, text] = ['1.1', 'Regras de ontem'];
  network(
    stream.answering,
    answers(getMe, () => ({ ...plain, client: { ...plain.client, settings } })),
    answers(getInstitutionalText, () => ({ version: 1, own: { since: '2026-11-22T15:00:00.000Z', locale: 'pt-BR', text } })),
  );
  await enter('/terms-and-conditions');
  expect(await screen.findByText('Regras de ontem')).toBeTruthy();
  [settings, text] = ['1.2', 'Regras de hoje'];
  stream.tell('1.2');
  expect(await screen.findByText('Regras de hoje')).toBeTruthy();
  expect(screen.queryByText('Regras de ontem')).toBeNull();
});

test('SES-18 ADM-03 terms that are written anew take nobody’s screen away; they come with the next step', async () => {
  const stream = aStream();
  const plain = me();
  let settings = '1.1';
  network(
    stream.answering,
    answers(getMe, () => ({ ...plain, gates: settings === '1.1' ? [] : ['terms'], client: { ...plain.client, settings } })),
    answers(getInstitutionalText, () => ({
      version: 2,
      own: { since: '2026-11-22T15:00:00.000Z', locale: 'pt-BR', text: settings === '1.1' ? 'Regras de ontem' : 'Regras de hoje' },
    })),
  );
  await enter('/terms-and-conditions');
  expect(await screen.findByText('Regras de ontem')).toBeTruthy();
  settings = '1.2';
  stream.tell('1.2');
  expect(await screen.findByText('Regras de hoje')).toBeTruthy();
  expect(window.location.pathname).toBe('/terms-and-conditions');
  await userEvent.click(screen.getAllByRole('link', { name: 'Início' })[0] ?? document.body);
  expect(await screen.findByRole('button', { name: 'Li e aceito' })).toBeTruthy();
  expect(window.location.pathname).toBe('/accept-terms');
});

test('ADM-03 I18-02 whose language is taken away reads the client’s first one, on the page that is open', async () => {
  const stream = aStream();
  const plain = me();
  let [settings, languageId] = ['1.1', 1];
  network(
    stream.answering,
    answers(getMe, () => ({ ...plain, person: { ...plain.person, languageId }, client: { ...plain.client, settings } })),
  );
  await enter('/terms-and-conditions');
  expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeTruthy();
  [settings, languageId] = ['1.2', 2];
  stream.tell('1.2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeTruthy();
});
