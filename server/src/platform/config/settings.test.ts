import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doubtsAbout, readSettings, settingsHelp, SettingsRefused } from './index.ts';

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

test('HOUSE proxies are trusted by address, network, name or number; a word, a network of everybody and a port twice are refused', () => {
  expect(readSettings({}).TRUST_PROXY).toBe(false);
  expect(readSettings({ TRUST_PROXY: '0' }).TRUST_PROXY).toBe(false);
  expect(readSettings({ TRUST_PROXY: ' 10.0.0.0/8, ::1,loopback' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1', 'loopback']);
  for (const wrong of ['true', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.300', '1,2', '10.0.0.1/8/8'])
    expect(() => readSettings({ TRUST_PROXY: wrong }), wrong).toThrow(/TRUST_PROXY: /);
  expect(() => readSettings({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT has to be a port of its own.');
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN: ');
});

test('HOUSE a server that is reached by https through a proxy that nobody named says so', () => {
  const said = (more: Record<string, string>) => doubtsAbout(readSettings({ CONTENT_URL: 'https://content.example.com', ...more }));
  expect(said({ PUBLIC_URL: 'https://portal.example.com' })).toEqual([expect.stringContaining('TRUST_PROXY names none')]);
  expect(said({ PUBLIC_URL: 'https://portal.example.com', TRUST_PROXY: 'loopback' })).toEqual([]);
  expect(said({ PUBLIC_URL: 'https://portal.example.com', TRUST_PROXY: '1' })).toEqual([]);
  expect(said({ PUBLIC_URL: 'http://portal.example.com' })).toEqual([]);
});
