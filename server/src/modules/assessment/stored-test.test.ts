/** Law 11: what was ever stored can be read for ever. Fixtures are added to, never changed. */
import { expect, test } from 'vitest';
import stored from './fixtures/test-1.json' with { type: 'json' };
import { parseDraw, parseQuestions, parseRules, storeDraw, storeQuestions, storeRules } from './stored-test.ts';

test('TST-02 rules, questions and draws of version 1 are read, and written again as they were', () => {
  for (const rules of stored.rules) expect(JSON.parse(storeRules(parseRules(rules)))).toEqual(rules);
  expect(JSON.parse(storeQuestions(parseQuestions(stored.questions)))).toEqual(stored.questions);
  expect(JSON.parse(storeDraw(parseDraw(stored.draw)))).toEqual(stored.draw);
  expect(() => parseRules({ ...stored.rules[0], version: 2 })).toThrow();
});
