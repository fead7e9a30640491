/** Law 11: what was ever stored can be read for ever. Fixtures are added to, never changed. */
import { expect, test } from 'vitest';
import first from './fixtures/test-1.json' with { type: 'json' };
import second from './fixtures/test-2.json' with { type: 'json' };
import bank from './fixtures/bank-question-1.json' with { type: 'json' };
import {
  parseBankQuestion,
  parseBody,
  parseDraw,
  parseEntries,
  parseRules,
  storeBankQuestion,
  storeBody,
  storeDraw,
  storeEntries,
  storeRules,
} from './stored-test.ts';

test('TST-02 rules and questions of version 1 are lifted to what they meant, and their draws are read as they were', () => {
  for (const { version: _, ...rules } of first.rules)
    expect(parseRules({ version: 1, ...rules })).toEqual({ ...rules, hasPartialCredit: false, isShuffled: true, review: 'when_due' });
  expect(parseBody(first.questions)).toEqual({ questions: first.questions.questions, pools: [] });
  expect(JSON.parse(storeDraw(parseDraw(first.draw)))).toEqual(first.draw);
});

test('TST-02 what is stored now is read, and written again as it was', () => {
  for (const rules of second.rules) expect(JSON.parse(storeRules(parseRules(rules)))).toEqual(rules);
  expect(JSON.parse(storeBody(parseBody(second.questions)))).toEqual(second.questions);
  expect(JSON.parse(storeDraw(parseDraw(second.draw)))).toEqual(second.draw);
  expect(JSON.parse(storeEntries(parseEntries(second.entries)) ?? '')).toEqual(second.entries);
  for (const question of bank) expect(JSON.parse(storeBankQuestion(parseBankQuestion(question)))).toEqual(question);
  expect(parseEntries(null)).toEqual({});
  expect(() => parseRules({ ...second.rules[0], version: 3 })).toThrow();
});
