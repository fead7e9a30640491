import { expect, test } from 'vitest';
import { columnsOf } from './paste-columns.ts';

test('a list of two columns becomes rows, whatever parts them; empty lines are none', () => {
  expect(columnsOf('Geladeira\tComida na altura dos olhos\r\n\n Lavadora ; Menos 40 min\nSelo = A\nsó um')).toEqual([
    ['Geladeira', 'Comida na altura dos olhos'],
    ['Lavadora', 'Menos 40 min'],
    ['Selo', 'A'],
    ['só um', ''],
  ]);
  expect(columnsOf('\n  \n')).toEqual([]);
});
