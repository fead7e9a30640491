/** Packages of SCORM and of pages, written by hand: for tests, journeys and the demo. */
import { ZipFile } from 'yazl';

type Words = Record<string, string>;
type Slide = { heading: Words; text: Words };
export type WrittenLesson = {
  id: string;
  title: Words;
  slides: Slide[];
  /** Asked behind the last slide; the first option is the right one. */
  question: { prompt: Words; options: Words[] };
};

/** A zip of these files, in their order. */
export function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mtime: new Date(2026, 0, 1) });
  zip.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
    zip.outputStream.on('error', reject);
  });
}

/** A package of SCORM with these lessons, each a page of its own that remembers its slide and grades one question. */
export function scormPackage(lessons: readonly WrittenLesson[], { standard }: { standard: '1.2' | '2004' }): Promise<Buffer> {
  return zipOf({
    'imsmanifest.xml': manifest(lessons, standard),
    'lesson.js': script,
    'lesson.css': sheet,
    ...Object.fromEntries(lessons.map((lesson) => [`${lesson.id}/index.html`, page(lesson)])),
  });
}

/** One slide and a question; for tests that need no more. */
export const aLessonOf = (id: string, title = `Lição ${id}`): WrittenLesson => ({
  id,
  title: { 'pt-BR': title },
  slides: [
    { heading: { 'pt-BR': 'Primeiro passo' }, text: { 'pt-BR': 'Ouça o cliente.' } },
    { heading: { 'pt-BR': 'Segundo passo' }, text: { 'pt-BR': 'Mostre o produto.' } },
  ],
  question: { prompt: { 'pt-BR': 'O que vem primeiro?' }, options: [{ 'pt-BR': 'Ouvir' }, { 'pt-BR': 'Falar' }] },
});

export function manifest(lessons: readonly Pick<WrittenLesson, 'id' | 'title'>[], standard: '1.2' | '2004'): string {
  const is12 = standard === '1.2';
  const spaces = is12
    ? 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
    : 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"';
  const items = lessons.map(
    ({ id, title }) => `<item identifier="${id}" identifierref="r-${id}"><title>${title['pt-BR'] ?? id}</title></item>`,
  );
  const type = is12 ? 'adlcp:scormtype' : 'adlcp:scormType';
  const resources = lessons.map(
    ({ id }) =>
      `<resource identifier="r-${id}" type="webcontent" ${type}="sco" href="${id}/index.html"><file href="${id}/index.html"/></resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="vitrine" version="1" ${spaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${is12 ? '1.2' : '2004 4th Edition'}</schemaversion></metadata>
  <organizations default="course"><organization identifier="course"><title>Curso</title>${items.join('')}</organization></organizations>
  <resources>${resources.join('')}</resources>
</manifest>`;
}

const page = (lesson: WrittenLesson) => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="../lesson.css"><title>${lesson.title['pt-BR'] ?? lesson.id}</title></head>
<body><main id="stage"></main><script type="application/json" id="lesson">${JSON.stringify(lesson).replaceAll('<', String.raw`\u003c`)}</script><script src="../lesson.js"></script></body></html>`;

const sheet = `body{margin:0;font:18px/1.5 system-ui,sans-serif;color:#10203a;background:#f4f7fd}main{max-width:640px;margin:0 auto;padding:24px}
button{font:inherit;min-height:48px;padding:0 20px;margin:8px 8px 0 0;border:2px solid #0b5fff;border-radius:12px;background:#fff;color:#0b3fae}button.on{background:#0b5fff;color:#fff}`;

/** Looks for the interface as ADL describes it, goes on at the slide where it was left, and commits at each step. */
const script = String.raw`
const lesson = JSON.parse(document.querySelector('#lesson').textContent);
const said = (words) => words[navigator.language] ?? words['pt-BR'];
const find = (name) => { let win = window; for (let up = 0; up < 8; up += 1) { if (win[name]) return win[name]; if (win.parent === win) return null; win = win.parent; } return null; };
const [two, four] = [find('API'), find('API_1484_11')];
const run = two
  ? { begin: () => two.LMSInitialize(''), get: (e) => two.LMSGetValue(e), set: (e, v) => two.LMSSetValue(e, v), commit: () => two.LMSCommit(''), end: () => two.LMSFinish('') }
  : { begin: () => four.Initialize(''), get: (e) => four.GetValue(e), set: (e, v) => four.SetValue(e, v), commit: () => four.Commit(''), end: () => four.Terminate('') };
const names = two
  ? { place: 'cmi.core.lesson_location', status: 'cmi.core.lesson_status', score: 'cmi.core.score.raw', exit: 'cmi.core.exit', learner: 'cmi.core.student_name' }
  : { place: 'cmi.location', status: 'cmi.completion_status', score: 'cmi.score.raw', exit: 'cmi.exit', learner: 'cmi.learner_name' };
run.begin();
let place = Number(run.get(names.place) || 0);
let isOver = false;
const stage = document.querySelector('#stage');
const button = (text, act) => { const made = document.createElement('button'); made.textContent = text; made.onclick = act; stage.append(made); };
const line = (tag, text) => { const made = document.createElement(tag); made.textContent = text; stage.append(made); };
function go(to) {
  place = to;
  run.set(names.place, String(place));
  run.set('cmi.suspend_data', 'place=' + place);
  if (run.get(names.status) !== 'completed' && run.get(names.status) !== 'passed') run.set(names.status, 'incomplete');
  run.set(names.exit, 'suspend');
  document.body.dataset.kept = run.commit();
  draw();
}
function answer(index) {
  const isRight = index === 0;
  run.set(names.score, isRight ? '100' : '0');
  if (!two) { run.set('cmi.score.min', '0'); run.set('cmi.score.max', '100'); run.set('cmi.score.scaled', isRight ? '1' : '0'); run.set('cmi.success_status', isRight ? 'passed' : 'failed'); }
  run.set(names.status, two ? (isRight ? 'passed' : 'failed') : 'completed');
  isOver = run.commit() === 'true' && isRight;
  if (isOver) run.end();
  draw(isRight ? '\u2713' : '\u2717');
}
function draw(mark) {
  stage.replaceChildren();
  const slide = lesson.slides[place];
  line('h1', said(lesson.title));
  if (mark) line('p', mark);
  if (isOver) return;
  if (slide) { line('h2', said(slide.heading)); line('p', said(slide.text)); return button('\u2192', () => go(place + 1)); }
  line('h2', said(lesson.question.prompt));
  lesson.question.options.forEach((option, index) => button(said(option), () => answer(index)));
}
draw();
`;
