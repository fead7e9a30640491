import { z } from 'zod';
import { scormPackage, zipOf } from '../../modules/activities/testing/packages.ts';
import rows from './lessons.json' with { type: 'json' };
import { Text } from './text.ts';

const Lesson = z.strictObject({
  id: z.string(),
  title: Text,
  slides: z.array(z.strictObject({ heading: Text, text: Text })),
  question: z.strictObject({ prompt: Text, options: z.array(Text) }),
});
const Written = z.strictObject({ standard: z.enum(['1.2', '2004', 'page']), lessons: z.array(Lesson).min(1) });
const written = z.record(z.string(), Written).parse(rows);

/** The package of this name: of SCORM, or of one page; a fault when there is none. */
export function writtenPackage(name: string): Promise<Buffer> {
  const found = written[name];
  if (!found) throw new Error(`demo: no lesson called ${name}`);
  if (found.standard !== 'page') return scormPackage(found.lessons, { standard: found.standard });
  const [lesson] = found.lessons;
  return zipOf({ 'index.html': pageOf(lesson?.slides ?? []) });
}

/** One page that speaks the language of whoever opens it. */
const pageOf = (
  slides: z.infer<typeof Lesson>['slides'],
) => `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>body{margin:0;font:18px/1.5 system-ui,sans-serif;color:#10203a;background:#f4f7fd}main{max-width:640px;margin:0 auto;padding:24px}h2{margin-bottom:0}</style></head>
<body><main></main><script>for (const { heading, text } of ${JSON.stringify(slides).replaceAll('<', String.raw`\u003c`)}) {
const said = (words) => words[navigator.language] ?? words['pt-BR'];
for (const [tag, words] of [['h2', heading], ['p', text]]) { const made = document.createElement(tag); made.textContent = said(words); document.querySelector('main').append(made); }
}</script></body></html>`;
