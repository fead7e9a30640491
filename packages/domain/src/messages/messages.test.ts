import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOfDraft, faultsOfSending, mayBeDone, messagePlaceKeys, messagePlaces, messageStates } from './index.ts';

const locales = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const;
const written = fc.record(
  Object.fromEntries(locales.map((locale) => [locale, fc.constantFrom('', '   ', 'Feira', 'Veja https://exemplo.com')])),
  { requiredKeys: [] },
);
const has = (text: Record<string, string | undefined>) => locales.filter((locale) => (text[locale] ?? '').trim() !== '');

test('NOT-01 a message goes only where each language that has a part of it has both', () => {
  fc.assert(
    fc.property(written, written, (title, body) => {
      const [titled, told] = [has(title), has(body)];
      const isWhole = titled.length > 0 && titled.join() === told.join();
      expect(Object.keys(faultsOfSending({ title, body })).length === 0).toBe(isWhole);
      expect(faultsOfDraft({ title, body })).toEqual(titled.length > 0 ? {} : { title: 'title_required' });
    }),
    {
      examples: [
        [{ 'pt-BR': 'Feira' }, { 'pt-BR': 'Feira' }],
        [{ 'pt-BR': 'Feira', 'fr-FR': 'Feira' }, { 'pt-BR': 'Feira' }],
        [{ 'pt-BR': 'Feira' }, { 'pt-BR': 'Feira', 'fr-FR': 'Feira' }],
        [{}, {}],
      ],
    },
  );
});

test('NOT-01 no link of a message leads where nobody should be led', () => {
  const title = { 'pt-BR': 'Feira' };
  for (const address of ['javascript:alert(1)', 'http://exemplo.com', '//exemplo.com', 'data:text/html,x'])
    expect(faultsOfDraft({ title, body: { 'pt-BR': `[veja](${address})` } }), address).toEqual({ body: 'link_forbidden' });
  for (const address of ['https://exemplo.com', '/news', 'mailto:a@exemplo.com'])
    expect(faultsOfDraft({ title, body: { 'pt-BR': `[veja](${address})` } }), address).toEqual({});
});

test('NOT-01 a draft is edited and sent, a scheduled one is taken back to it, and only what went is taken out of inboxes', () => {
  const may = Object.fromEntries(
    messageStates.map((state) => [
      state,
      Object.entries(mayBeDone(state))
        .flatMap(([action, may]) => (may ? [action] : []))
        .join(' '),
    ]),
  );
  expect(may).toEqual({ draft: 'save remove send', scheduled: 'unschedule', sending: 'takeBack', sent: 'takeBack', taken_back: '' });
  expect(Object.keys(messagePlaces)).toEqual([...messagePlaceKeys]);
});
