import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { secureToken } from './secure-token.ts';

test('PLY-06 the hash is that of the path and the sorted parameters, wherever the secret falls among them', () => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').padEnd(44, '=');
  const token = (secret: string) =>
    secureToken({ stream: 'vod/_definst_/mp4:aula.mp4', secret, prefix: 'wowzatoken', from: 1_395_160_200, to: 1_395_230_400 });
  expect(token('abcde').get('wowzatokenhash')).toBe(
    hashOf('vod/_definst_/mp4:aula.mp4?abcde&wowzatokenendtime=1395230400&wowzatokenstarttime=1395160200'),
  );
  expect(token('xyzSharedSecret').get('wowzatokenhash')).toBe(
    hashOf('vod/_definst_/mp4:aula.mp4?wowzatokenendtime=1395230400&wowzatokenstarttime=1395160200&xyzSharedSecret'),
  );
  expect(token('abcde').toString()).not.toContain('abcde');
});
