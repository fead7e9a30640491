import { resultCodes } from '@vitrine/domain/sence';
import { expect, test } from 'vitest';
import enUS from './i18n/en-US.json' with { type: 'json' };
import esES from './i18n/es-ES.json' with { type: 'json' };
import frFR from './i18n/fr-FR.json' with { type: 'json' };
import ptBR from './i18n/pt-BR.json' with { type: 'json' };

test.each([
  ['pt-BR', ptBR],
  ['en-US', enUS],
  ['es-ES', esES],
  ['fr-FR', frFR],
])('SEN-02 in %s every result code of the manuals has a message of its own', (_, { code }) => {
  const messages = Object.entries(code).filter(([key]) => key !== 'unknown');
  expect(messages.map(([key]) => key).toSorted()).toEqual(Object.keys(resultCodes).toSorted());
  expect(new Set(messages.map(([, text]) => text)).size).toBe(messages.length);
  expect(messages.every(([, text]) => text.length > 20)).toBe(true);
});
