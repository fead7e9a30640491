/** A complaint that no test asked for fails it. A test that expects one replaces `console.error` by `vi.spyOn(console, 'error').mockImplementation(…)`. */
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (...words: unknown[]) => void complaints.push(format(...words));
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.splice(0).join('\n')}`);
});
