import { catalogue } from '@vitrine/contract/catalogue';
import { expect } from 'vitest';
import { httpWith } from '../platform/http/testing.ts';
import { createLog } from '../platform/log/index.ts';
import { test } from '../testing.ts';

test('SES-02 D51 whatever a route calls a token or a code is not logged, however short it is', async ({ house }) => {
  const secret = catalogue.filter(({ path }) => /:\w*(token|code|signature|secret)/i.test(path));
  expect(secret.length).toBeGreaterThan(2);
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await httpWith(
    { ...house.platform, log },
    {
      actors: {},
      routes: [(server) => secret.forEach(({ method, path }) => server.route({ method, url: path, handler: async () => ({}) }))],
    },
  );
  for (const { method, path } of secret) await app.inject({ method, url: path.replaceAll(/:\w+/g, 'h1dd-3n') });
  expect(lines.filter((line) => line.includes('answered'))).toHaveLength(secret.length);
  expect(lines.join('')).not.toContain('h1dd-3n');
  await app.close();
});
