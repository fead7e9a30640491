import { expect, test } from 'vitest';
import { foldedName, isReadableName, isUserName } from './user-names.ts';

test('LOG-01 a user name is of one alphabet and of signs that are seen; what only looks like another letter is that letter', () => {
  for (const name of ['marina.lopes', 'joão_42', 'Ñandú-7', 'MARINA'])
    expect([name, isUserName(name), foldedName(name)]).toEqual([name, true, name]);
  for (const [typed, folded] of [
    ['ｍａｒｉｎａ', 'marina'],
    ['ⓜarina', 'marina'],
    ['marina１', 'marina1'],
    ['ﬁna', 'fina'],
    ['Jose\u0301', 'José'],
  ] as const)
    expect([isUserName(typed), foldedName(typed)]).toEqual([true, folded]);
  for (const name of [
    'mаrina',
    'раula',
    'сор',
    'mari\u200bna',
    '\u202Emarina',
    'marina\u0000',
    'mari na',
    'marina٤',
    'ma\u0338rina',
    'μarina',
    '',
  ])
    expect([name, isUserName(name)]).toEqual([name, false]);
});

test('LOG-01 a name of a person has nothing unseen in it', () => {
  for (const name of ['Marina Lopes', 'João d’Ávila', 'Zoë Ñandú', 'Иван Петров', '山田 太郎'])
    expect([name, isReadableName(name)]).toEqual([name, true]);
  for (const name of ['Ana \u202Eanira', 'Ana\u200b', 'Ana\u0007', 'Ana\u2066', 'Ana\u2028', 'Ana\u3164'])
    expect([name, isReadableName(name)]).toEqual([name, false]);
});
