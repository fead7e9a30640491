// @vitest-environment jsdom
import type { Block } from '@vitrine/domain/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { parseBlocks, storedBlocks } from './stored-blocks.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\tscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  String.raw`<a href="/\evil.example">a</a>`,
  '<a href="/logout">a</a>',
  '<a href="http://evil.example">a</a>',
  '<a href="vbscript:x" style="position:fixed;inset:0">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>@import "https://evil.example"</style>',
  '<link rel=stylesheet href="https://evil.example">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<p style="background:url(javascript:alert(1))" class="x" id="y" data-z>a</p>',
  '<<script>script>alert(1)<</script>/script>',
  '<p><!--><script>alert(1)</script>-->a</p>',
  '<title><img src=x onerror=alert(1)></title>',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>a</details>',
  '<xss onpointerenter=alert(1)>a</xss>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];
const allowed = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a']);

/** Everything in a page that is no plain text of an allowed element; read as a browser reads it, not by the cleaner. */
function strangersIn(html: string): string[] {
  const { documentElement, body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const nodes = [...documentElement.querySelectorAll('*')].filter((element) => !['head', 'body'].includes(element.localName));
  return [
    ...nodes.filter(({ localName }) => !allowed.has(localName)).map(({ localName }) => `<${localName}>`),
    ...nodes.flatMap((element) =>
      [...element.attributes].filter((attribute) => !isLink(element, attribute)).map(({ name, value }) => `${name}=${value}`),
    ),
    ...[...body.attributes].map(({ name }) => name),
    ...(body.innerHTML.includes('<!--') ? ['a comment'] : []),
  ];
}

const isLink = ({ localName }: Element, { name, value }: Attr): boolean =>
  localName === 'a' && name === 'href' && /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(value);

const tagName = fc.constantFrom(
  'p',
  'a',
  'script',
  'iframe',
  'svg',
  'img',
  'style',
  'ul',
  'li',
  'math',
  'template',
  'b',
  'h2',
  'form',
  'x-y',
  'noscript',
  'textarea',
);
const attribute = fc.tuple(
  fc.constantFrom('href', 'src', 'onclick', 'style', 'srcdoc', 'class', 'xlink:href', 'formaction', 'HREF', 'target'),
  fc.constantFrom(
    'javascript:alert(1)',
    'https://ok.example/',
    '//evil.example',
    '/news',
    'x',
    '"><script>',
    ' java\nscript:1',
    'data:text/html,x',
    '/%5cevil.example',
  ),
);
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...attacks, '<!--', ']]>', '</p>', '<', '&#x3c;script>')),
    fc
      .tuple(tagName, fc.array(attribute, { maxLength: 3 }), tie('tree'), fc.boolean())
      .map(
        ([tag, attributes, inside, isClosed]) =>
          `<${tag}${attributes.map(([key, value]) => ` ${key}="${value}"`).join('')}>${inside}${isClosed ? `</${tag}>` : ''}`,
      ),
  ),
}));

test.each(attacks)('NEW-01 an attack loses what it would run or load: %s', (html) => {
  expect(strangersIn(cleanHtml(html))).toEqual([]);
});

test('NEW-01 whatever comes in, nothing with a script, a handler, a strange address or a frame goes out, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(tree, (html) => {
      const clean = cleanHtml(html);
      expect(strangersIn(clean)).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: 300 },
  );
});

test('NEW-01 what an editor may write stays as it was written', () => {
  const html =
    '<h2>Como funciona</h2><p>Venda, <strong>fotografe</strong> e <a href="/reward-store">troque</a>.<br>Ou <a href="https://ok.example/a?b=1">veja</a>.</p><ul><li><p><em>um</em></p></li></ul>';
  expect(cleanHtml(html).replaceAll('<br />', '<br>')).toBe(html);
});

test('NEW-01 blocks are stored clean, in columns too, and come back in their order under their ids', () => {
  const text = (id: string): Block => ({ id, kind: 'text', html: { 'pt-BR': '<p onclick="x">a</p><script>b</script>' } });
  const ids = [1, 2, 3, 4].map((n) => `0192a4e0-0000-7000-8000-00000000000${n}`);
  const [first = '', columns = '', left = '', heading = ''] = ids;
  const inner = { id: left, kind: 'text' as const, html: { 'pt-BR': '<p onclick="x">a</p>' } };
  const blocks: Block[] = [
    text(first),
    { id: columns, kind: 'columns', left: [inner], right: [] },
    { id: heading, kind: 'heading', level: 2, text: { 'pt-BR': '<b>' } },
  ];
  const kept = parseBlocks(JSON.parse(storedBlocks(blocks)));
  expect(kept.map(({ id }) => id)).toEqual([first, columns, heading]);
  expect(kept[0]).toMatchObject({ html: { 'pt-BR': '<p>a</p>' } });
  expect(kept[1]).toMatchObject({ left: [{ html: { 'pt-BR': '<p>a</p>' } }] });
  expect(kept[2]).toMatchObject({ text: { 'pt-BR': '<b>' } });
});
