import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../kernel/index.ts';
import { titleOfCopy } from './index.ts';

test('ADM-01 a copy says what it is a copy of, in each language of its title', () => {
  expect(titleOfCopy({ 'pt-BR': 'Frio', 'fr-FR': 'Froid', 'en-US': '' })).toEqual({ 'pt-BR': 'Cópia de Frio', 'fr-FR': 'Copie de Froid' });
  expect(titleOfCopy({ 'en-US': 'Cold', 'es-ES': 'Frío' })).toEqual({ 'en-US': 'Copy of Cold', 'es-ES': 'Copia de Frío' });
});

test('ADM-01 the title of a copy fits wherever a title does, and ends with a whole sign', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (locale, title) => {
      const said = titleOfCopy({ [locale]: title })[locale] ?? '';
      expect(said.length).toBeLessThanOrEqual(120);
      expect(said.isWellFormed()).toBe(true);
      expect(said.slice(0, 5)).toMatch(/^Cop|^Cóp/);
    }),
    { examples: [['en-US', `${'a'.repeat(111)}😀`]] },
  );
});
