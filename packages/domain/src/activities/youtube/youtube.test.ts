import { expect, test } from 'vitest';
import { vimeoIdOf } from '../vimeo/index.ts';
import { youtubeIdOf } from './index.ts';

test('PLY-05 each form of an address of YouTube means its film; another site’s means none', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=abcDEF12_-3&t=42s',
    'https://youtu.be/abcDEF12_-3?si=x',
    'https://m.youtube.com/shorts/abcDEF12_-3',
    ' https://www.youtube-nocookie.com/embed/abcDEF12_-3 ',
  ])
    expect(youtubeIdOf(address), address).toBe('abcDEF12_-3');
  for (const address of [
    '',
    'abcDEF12_-3',
    'http://www.youtube.com/watch?v=abcDEF12_-3',
    'https://youtube.com.evil.test/watch?v=abcDEF12_-3',
    'https://evil.test/?u=https://www.youtube.com/watch?v=abcDEF12_-3',
    'https://www.youtube.com@evil.test/watch?v=abcDEF12_-3',
    'https://www.youtube.com/playlist?list=abcDEF12_-3',
    'https://www.youtube.com/watch?v="><script>',
    'javascript:alert(1)',
  ])
    expect(youtubeIdOf(address), address).toBeNull();
});

test('PLY-05 addresses of Vimeo, also of films that are not listed; another site’s means none', () => {
  expect(vimeoIdOf('https://vimeo.com/76979871')).toEqual({ id: '76979871', hash: null });
  expect(vimeoIdOf('https://vimeo.com/channels/staffpicks/76979871/')).toEqual({ id: '76979871', hash: null });
  expect(vimeoIdOf('https://vimeo.com/76979871/8272103f6e')).toEqual({ id: '76979871', hash: '8272103f6e' });
  expect(vimeoIdOf('https://player.vimeo.com/video/76979871?h=8272103f6e')).toEqual({ id: '76979871', hash: '8272103f6e' });
  for (const address of ['https://vimeo.com/staffpicks', 'https://vimeo.com.evil.test/76979871', 'https://youtu.be/abcDEF12_-3', 'x'])
    expect(vimeoIdOf(address), address).toBeNull();
});
