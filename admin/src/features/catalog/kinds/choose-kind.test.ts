import { kindFacts, type ActivityKind } from '@vitrine/domain/activities';
import { expect, test } from 'vitest';
import { kindsToChoose } from './choose-kind.ts';

const kinds: ActivityKind[] = ['conventional_test', 'pdf', 'video'];
const nameOf = (kind: ActivityKind) => kindFacts[kind].names['pt-BR'].alone;

test('ADM-01 kinds are offered by group, and found without accents or case', () => {
  expect(kindsToChoose(kinds, nameOf, '')).toEqual([
    { group: 'read', kinds: ['pdf'] },
    { group: 'watch', kinds: ['video'] },
    { group: 'test', kinds: ['conventional_test'] },
  ]);
  expect(kindsToChoose(kinds, nameOf, ' VIDEO')).toEqual([{ group: 'watch', kinds: ['video'] }]);
  expect(kindsToChoose(kinds, nameOf, 'holograma')).toEqual([]);
});
