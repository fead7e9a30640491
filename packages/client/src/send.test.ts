import { endpoint, Nothing } from '@vitrine/contract/kernel';
import { expect, test } from 'vitest';
import { send } from './send.ts';

const ours = endpoint({ method: 'GET', path: '/things', answer: Nothing, summary: 'Lists things' });

test('SES-12 the server’s own address stands before our paths and never before another origin', async () => {
  const asked: string[] = [];
  const fetchIt: typeof fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return Response.json({});
  };
  const site = { baseUrl: 'https://api.example', fetch: fetchIt };
  for (const to of [ours, { ...ours, path: 'https://storage.example/bucket/key' }])
    await send(site, to, { parts: {}, authorization: undefined });
  expect(asked).toEqual(['https://api.example/api/v1/things', 'https://storage.example/bucket/key']);
});
