export type Facts = {
  /** The login configuration and what else the app reads before its first call. */
  site: unknown;
  themeCss: string;
  locale: string;
  title: string;
  themeColour: string;
  /** Files that the first screen needs for certain: scripts, styles, fonts. */
  preload?: readonly string[];
  /** What a search engine and a shared link read of a page that anybody may see. */
  shown?: Shown;
};

export type Shown = {
  title: string;
  description: string;
  /** The page's one address. */
  url: string;
  image?: string;
  /** As schema.org has it. */
  structured?: object;
  /** Custom properties that stand before the site's: the colours of whose page it is. */
  themeCss?: string;
};

/** Puts the facts of a site into a built page, so that the first paint needs no call (screens, Fast). */
export function fillPage(
  template: string,
  { site, themeCss, locale, title, themeColour, preload = [], shown }: Facts,
  nonce: string,
): string {
  const head = [
    `<meta name="theme-color" content="${escaped(themeColour)}">`,
    ...preload.map(preloadOf),
    ...(shown ? shownIn(shown) : []),
    `<style nonce="${nonce}">${(shown?.themeCss ?? themeCss).replaceAll('<', String.raw`\3c `)}</style>`,
    `<script type="application/json" id="vitrine-site">${inScript(site)}</script>`,
  ].join('\n    ');
  return template
    .replace(/<html\b[^>]*>/, () => `<html lang="${escaped(locale)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(shown?.title ?? title)}</title>`)
    .replaceAll(/\s*<meta name="theme-color"[^>]*>/g, '')
    .replace('</head>', () => `  ${head}\n  </head>`);
}

/** For engines that read no script, and for the cards that a shared link becomes. */
const shownIn = ({ title, description, url, image, structured }: Shown): string[] => [
  `<meta name="description" content="${escaped(description)}">`,
  `<link rel="canonical" href="${escaped(url)}">`,
  `<meta property="og:title" content="${escaped(title)}">`,
  `<meta property="og:description" content="${escaped(description)}">`,
  `<meta property="og:url" content="${escaped(url)}">`,
  ...(image === undefined ? [] : [`<meta property="og:image" content="${escaped(image)}">`]),
  ...(structured === undefined ? [] : [`<script type="application/ld+json">${inScript(structured)}</script>`]),
];

/** JSON that no closing tag and no line separator can leave. */
const inScript = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function preloadOf(path: string): string {
  if (path.endsWith('.css')) return `<link rel="preload" as="style" href="${escaped(path)}">`;
  if (path.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(path)}">`;
  return `<link rel="modulepreload" href="${escaped(path)}">`;
}

/** For a host name that no site has: in each language, for nobody's language is known. */
export const nobodysPage = `<!doctype html>
<html lang="pt-BR">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrine</title></head>
  <body>
    <p>Não há nenhum portal neste endereço.</p>
    <p lang="en-US">There is no portal at this address.</p>
    <p lang="es-ES">No hay ningún portal en esta dirección.</p>
    <p lang="fr-FR">Il n’y a aucun portail à cette adresse.</p>
  </body>
</html>
`;
