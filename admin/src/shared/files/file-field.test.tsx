import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient, createSessionStore } from '@vitrine/client';
import { memoryDevice } from '@vitrine/client/testing';
import { StoredFile } from '@vitrine/contract/kernel';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createConsoleWords } from '../../app/words.ts';
import { FileField } from './file-field.tsx';
import { FilesProvider } from './known-files.tsx';

afterEach(cleanup);

/** A server that takes every piece, and answers the end of an upload when it is told how. */
function anUploadServer() {
  const ends: ((answer: Response) => void)[] = [];
  const fetch = (input: Parameters<typeof globalThis.fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://own.example');
    if (pathname === '/api/files/complete/') return new Promise((resolve) => void ends.push(resolve));
    if (init.method === 'HEAD') return Promise.resolve(new Response(null, { headers: { 'upload-offset': '9' } }));
    if (init.method === 'POST') return Promise.resolve(new Response(null, { status: 201, headers: { location: '/api/files/u1' } }));
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  return { ends, fetch };
}

function Field() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <FilesProvider files={[]}>
      <FileField purpose="slides" label="Português" value={value} onChange={setValue} />
    </FilesProvider>
  );
}

test('PLY-11 who sends slides sees their pages being made, why they were not, and after another try how many there are', async () => {
  const { ends, fetch } = anUploadServer();
  const device = memoryDevice();
  const store = createSessionStore(device);
  const ready = store.ready();
  await device.pass(1_000);
  await ready;
  configureClient({ device, store, fetch, client: { id: 'web', secret: 'open' }, onSessionEnded: () => undefined });
  const words = await createConsoleWords('pt-BR');
  await words.loadNamespaces(['files', 'refusals']);
  render(
    <I18nextProvider i18n={words}>
      <Field />
    </I18nextProvider>,
  );
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  await userEvent.upload(screen.getByLabelText('Escolher arquivo: Português'), new File(['nine byte'], 'Vendas.pptx', { type }));
  await screen.findByText(/^Fazendo as páginas de Vendas\.pptx/);
  ends.shift()?.(Response.json({ refusal: 'conversion_too_long', requestId: 'r' }, { status: 409 }));
  await screen.findByText(/^As páginas destes slides levam tempo demais/);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo: Português' }));
  await screen.findByText(/^Fazendo as páginas de Vendas\.pptx/);
  const id = '01a1fd82-0000-7000-8000-000000000070';
  const pages = { name: 'Vendas.pdf', contentType: 'application/pdf', bytes: 9_000, pages: 24, seconds: null, url: '/media/x' };
  ends.shift()?.(Response.json(StoredFile.parse({ id, ...pages })));
  await screen.findByText('24 páginas · 9 kB', { exact: false });
  expect(screen.queryByRole('alert')?.textContent).toBe('');
});
