import { openClientState } from '@vitrine/client';
import { memoryDevice } from '@vitrine/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { keepStateBy, keptState } from '../../../shared/kept-state.ts';
import { beginDownloads } from './begin.ts';

const record = (id: string, downloading: boolean) => ({
  item_id: id,
  updated_date: '2026-11-24T10:00:00Z',
  src: `downloads/class${id}.mp4`,
  downloading,
});

afterEach(() => vi.unstubAllGlobals());

test('OFF-03 when the app begins, records still marked are dropped; those that are whole, and one that another tab fetches, stay', async () => {
  keepStateBy(() => openClientState(memoryDevice()));
  const state = await keptState();
  await state.set('offline_course', [record('whole', false), record('died', true), record('elsewhere', true)]);
  const query = () => Promise.resolve({ held: [{ name: 'vitrine-download:classelsewhere.mp4:intent' }] });
  vi.stubGlobal('navigator', { locks: { query }, storage: {} });

  await beginDownloads();
  expect(state.get('offline_course')).toEqual([record('whole', false), record('elsewhere', true)]);
});
