import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citiesLike, citySpelled } from './index.ts';

const cities = ['Belém', 'Olho d’Água', 'Recife', 'Santo André', 'São Bento', 'São João da Boa Vista', 'São Paulo', 'Trois-Rivières'];
const city = fc.constantFrom(...cities);
const careless = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

test('PRO-02 a city is found by what its words begin with, whatever the accents, its own beginning first', () => {
  expect(citiesLike(cities, { typed: 'sao', atMost: 9 })).toEqual(['São Bento', 'São João da Boa Vista', 'São Paulo']);
  expect(citiesLike(cities, { typed: 'b', atMost: 9 })).toEqual(['Belém', 'São Bento', 'São João da Boa Vista']);
  expect(citiesLike(cities, { typed: 'olho d agua', atMost: 9 })).toEqual(['Olho d’Água']);
  expect(citiesLike(cities, { typed: 'aulo', atMost: 9 })).toEqual([]);
  expect(citiesLike(cities, { typed: '', atMost: 3 })).toEqual(cities.slice(0, 3));
});

test('PRO-02 what is offered is of the list, each once, and a city typed without accents is among it', () => {
  fc.assert(
    fc.property(city, fc.nat(30), fc.integer({ min: 1, max: 9 }), (one, letters, atMost) => {
      const typed = careless(one).slice(0, letters);
      const offered = citiesLike(cities, { typed, atMost });
      expect(offered.length).toBeLessThanOrEqual(atMost);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.every((each) => cities.includes(each))).toBe(true);
      expect(citiesLike(cities, { typed, atMost: cities.length })).toContain(one);
    }),
  );
});

test('PRO-02 a city of the list is written as the list writes it, any other place as it was typed', () => {
  fc.assert(fc.property(city, (one) => citySpelled(cities, ` ${careless(one)} `) === one));
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const spelled = citySpelled(cities, typed);
      expect(cities.includes(spelled) || spelled === typed.trim()).toBe(true);
    }),
  );
  expect(citySpelled(cities, 'Vila Nova ')).toBe('Vila Nova');
});
