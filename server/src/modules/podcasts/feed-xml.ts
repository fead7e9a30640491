/** RSS 2.0 as podcast apps read it, with the tags of iTunes and of podcastindex.org; made of rows at each request. */
export type FeedShow = { title: string; description: string; language: string; link: string; coverUrl: string | null; id: string };
export type FeedEpisode = {
  id: string;
  title: string;
  description: string;
  publishedAt: string;
  seconds: number;
  sound: { url: string; bytes: number; type: string };
};

export function feedXml(show: FeedShow, episodes: readonly FeedEpisode[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">',
    '<channel>',
    tag('title', show.title),
    tag('link', show.link),
    tag('description', show.description || show.title),
    tag('language', show.language),
    tag('itunes:author', show.title),
    '<itunes:explicit>false</itunes:explicit>',
    // Of one person: no directory takes it, and nobody takes it over.
    '<itunes:block>Yes</itunes:block>',
    '<podcast:locked>yes</podcast:locked>',
    tag('podcast:guid', show.id),
    ...(show.coverUrl === null ? [] : [`<itunes:image href="${escaped(show.coverUrl)}"/>`]),
    ...episodes.flatMap(itemOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const itemOf = ({ id, title, description, publishedAt, seconds, sound }: FeedEpisode): string[] => [
  '<item>',
  `<guid isPermaLink="false">${escaped(id)}</guid>`,
  tag('title', title),
  tag('description', description || title),
  tag('pubDate', new Date(publishedAt).toUTCString()),
  `<itunes:duration>${Math.round(seconds)}</itunes:duration>`,
  `<enclosure url="${escaped(sound.url)}" length="${sound.bytes}" type="${escaped(sound.type)}"/>`,
  '</item>',
];

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** What XML 1.0 cannot hold is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
