import { escaped } from '../../identity/index.ts';
import { privacyWords } from '../words.ts';
import { fileName, sheetName } from './archive-names.ts';
import type { ArchiveFacts, Part } from './archive-facts.ts';

/** How many rows a sheet has, by its path. */
export type Counted = Map<string, number>;

/** The page with which the archive begins, in the person's language: what there is, how much of it, and where. Opened from a disk, so it asks for nothing from anywhere. */
export function firstPage({ locale, fullName, brand, askedAt, parts }: ArchiveFacts, counted: Counted): string {
  const words = privacyWords[locale].copy;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(askedAt));
  const lead = words.lead
    .replace('{{name}}', () => fullName)
    .replace('{{brand}}', () => brand)
    .replace('{{day}}', () => day);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(words.title)}</title><style>${style}</style></head>
<body><main>
<h1>${escaped(words.title)}</h1>
<p>${escaped(lead)}</p>
<p>${escaped(words.how)} <a href="data.json">data.json</a></p>
${parts.map((part) => partOf(part, counted, words)).join('\n')}
</main></body>
</html>
`;
}

type Words = (typeof privacyWords)['pt-BR']['copy'];

function partOf({ folder, title, sections, names, files }: Part, counted: Counted, words: Words): string {
  const rows = Object.keys(sections).map((name) => {
    const path = `${folder}/${sheetName(name)}`;
    return `<tr><td><a href="${escaped(encodeURI(path))}">${escaped(names[name] ?? name)}</a></td><td>${counted.get(path) ?? 0}</td></tr>`;
  });
  const list = files.map(
    (file) => `<li><a href="${escaped(`${encodeURI(folder)}/files/${encodeURIComponent(fileName(file))}`)}">${escaped(file.name)}</a></li>`,
  );
  return `<section><h2>${escaped(title)}</h2>
<table><thead><tr><th scope="col">${escaped(words.what)}</th><th scope="col">${escaped(words.rows)}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${list.length > 0 ? `<h3>${escaped(words.files)}</h3><ul>${list.join('')}</ul>` : ''}</section>`;
}

const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem 0;text-align:start;border-bottom:1px solid #8886}td:last-child,th:last-child{text-align:end;font-variant-numeric:tabular-nums}
section{margin-top:2rem}a{overflow-wrap:anywhere}`;
