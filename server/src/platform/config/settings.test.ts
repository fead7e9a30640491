import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, settingsHelp, SettingsRefused } from './index.ts';

test('HOUSE the README names every setting with its sentence, and no other', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const written = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+) \|$/gm)].map(([, name, sentence]) => ({ name, sentence }));
  expect(written).toEqual(settingsHelp());
});

test('HOUSE a bad setting is refused with its name and its sentence, never with its value', () => {
  const secret = 'postgres://vitrine:open-sesame@';
  const refusal = () => readSettings({ DATABASE_URL: secret, PORT: 'many' });
  expect(refusal).toThrow(SettingsRefused);
  expect(refusal).toThrow(/PORT: .*The port of the product\./s);
  expect(refusal).not.toThrow(/open-sesame/);
});
