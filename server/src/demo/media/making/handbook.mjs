import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { marks, objects } from './objects.mjs';
import { palettes } from './palettes.mjs';

const width = 960;
const height = 540;
const margin = 64;
const perPage = 2;

const words = {
  'pt-BR': {
    guide: 'Guia de bolso',
    inside: 'Neste guia',
    remember: 'Para lembrar',
    ready: 'Tudo pronto para o teste?',
    closing: 'Você viu os dez pontos. Leve três com você:',
  },
  'en-US': {
    guide: 'Pocket guide',
    inside: 'In this guide',
    remember: 'To remember',
    ready: 'Ready for the test?',
    closing: 'You have seen the ten points. Take three with you:',
  },
  'es-ES': {
    guide: 'Guía de bolsillo',
    inside: 'En esta guía',
    remember: 'Para recordar',
    ready: '¿Todo listo para la prueba?',
    closing: 'Ya viste los diez puntos. Llévate tres:',
  },
  'fr-FR': {
    guide: 'Guide de poche',
    inside: 'Dans ce guide',
    remember: 'À retenir',
    ready: 'Tout est prêt pour le test ?',
    closing: 'Vous avez vu les dix points. Gardez-en trois :',
  },
};

/** The committed course texts; each becomes one handbook in each language. */
export function handbookCourses(folder) {
  return readdirSync(folder)
    .filter((file) => /^course-.+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** Slides of the course's ten points: cover, contents, two points a page, closing. */
export async function makeHandbook(course, { folder, fonts }) {
  const p = palettes[course.tenant];
  const art = await drawings(course, p);
  const made = [];
  for (const [locale, say] of Object.entries(words)) {
    const name = `handbook-${course.key}.${locale}`;
    const pdf = new PDFDocument({
      size: [width, height],
      margin: 0,
      autoFirstPage: false,
      compress: true,
      lang: locale,
      displayTitle: true,
      info: {
        Title: course.title[locale],
        Author: p.brand,
        Subject: course.summary[locale],
        CreationDate: new Date('2026-01-15T12:00:00Z'),
      },
    });
    const out = createWriteStream(join(folder, `${name}.pdf`));
    pdf.pipe(out);
    pdf.registerFont('regular', join(fonts, 'Inter-Regular.ttf')).registerFont('bold', join(fonts, 'Inter-Bold.ttf'));
    const pages = write(pdf, {
      course,
      locale,
      say,
      p,
      art: Object.fromEntries(Object.entries(art).map(([use, png]) => [use, pdf.openImage(png)])),
    });
    pdf.end();
    await finished(out);
    made.push({ name, file: `${name}.pdf`, pages, locale });
  }
  return made;
}

/** Pictures are drawn once a course, not once a language. */
async function drawings(course, p) {
  const object = course.key === 'inverse' ? 'inverse' : course.scene;
  const scale =
    { 'air-conditioner': 1.75, notebook: 2.1, tv: 1.6, fryer: 2.7, washer: 2.5, stove: 2.6, 'coffee-maker': 2.5 }[course.scene] ?? 2.1;
  const hung = course.scene === 'air-conditioner'; // on the wall, not on the shelf
  const png = (w, h, inner) =>
    sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w * 2}" height="${h * 2}" viewBox="0 0 ${w} ${h}">${inner}</svg>`))
      .flatten({ background: p.canvas })
      .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
      .toBuffer();
  const shadow = (x, y, s) =>
    course.scene === 'air-conditioner'
      ? ''
      : `<ellipse cx="${x}" cy="${y + 3}" rx="${46 * s}" ry="${5 * s}" fill="#000" fill-opacity=".14"/>`;
  const at = (x, y, s, name) => `${shadow(x, y, s)}<g transform="translate(${x} ${y}) scale(${s})">${objects[name](p, 1)}</g>`;
  const cover = `<rect width="960" height="540" fill="${p.stage}"/><circle cx="716" cy="252" r="292" fill="${p.stageGlow}"/><rect y="430" width="960" height="110" fill="${p.stageDeep}"/>${at(724, 430, scale * 1.2, course.scene)}<g transform="translate(545 430) scale(1.6)">${objects.plant(p)}</g>`;
  const side = `<rect width="250" height="540" fill="${p.wall}"/><circle cx="125" cy="285" r="112" fill="${p.pool}"/><rect y="430" width="250" height="110" fill="${p.shelf}"/>${at(125, hung ? 384 : 430, scale * 0.62, object)}`;
  const closing = `<rect width="320" height="540" fill="${p.wall}"/><circle cx="160" cy="262" r="144" fill="${p.pool}"/><rect y="430" width="320" height="110" fill="${p.shelf}"/>${at(148, hung ? 384 : 430, scale * 0.8, course.scene)}<g transform="translate(262 430) scale(1.1)">${objects.plant(p)}</g>`;
  const badge = marks[course.tenant]({ ...p, primary: p.stageDeep });
  return {
    cover: await png(960, 540, cover),
    side: await png(250, 540, side),
    closing: await png(320, 540, closing),
    badge: await png(32, 32, `<rect width="32" height="32" fill="${p.stage}"/>${badge}`),
    mark: await png(32, 32, marks[course.tenant](p)),
  };
}

/** The question without its instruction; a false statement is left out, because it would be read as a fact. */
function asked(question, locale) {
  if (question.kind === 'true_false') return question.options[0].right ? question.prompt[locale] : null;
  const [, ask] = /^(.*[?.])\s[^?.]+[.]$/.exec(question.prompt[locale]) ?? [];
  return question.kind === 'multiple' && ask ? ask : question.prompt[locale];
}

function write(pdf, { course, locale, say, p, art }) {
  const points = course.questions.map((question) => ({
    title: question.topic[locale],
    ask: asked(question, locale),
    text: question.explanation[locale],
  }));
  let pages = 0;
  const page = (paper) => {
    pdf.addPage();
    pages += 1;
    pdf.rect(0, 0, width, height).fill(paper);
  };
  const put = (text, x, y, { size, font = 'regular', fill = p.ink, ...more }) =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(fill)
      .text(text, x, y, { lineGap: size * (font === 'bold' ? 0.1 : 0.22), characterSpacing: font === 'bold' ? -size * 0.018 : 0, ...more });
  const tall = (text, { size, font = 'regular', ...more }) =>
    pdf
      .font(font)
      .fontSize(size)
      .heightOfString(text, { lineGap: size * (font === 'bold' ? 0.1 : 0.22), ...more });
  const foot = () => {
    pdf.image(art.mark, margin, 486, { width: 20 });
    put(`${p.brand} · ${course.title[locale]}`, margin + 30, 490, { size: 11, fill: p.ink2, lineBreak: false });
    pdf.rect(0, height - 6, width, 6).fill(p.line);
    pdf.rect(0, height - 6, (width * pages) / total, 6).fill(p.secondary);
  };
  const total = 3 + Math.ceil(points.length / perPage);

  page(p.stage);
  pdf.image(art.cover, 0, 0, { width, height });
  pdf.image(art.badge, margin, 52, { width: 36 });
  put(p.brand, margin + 48, 57, { size: 22, font: 'bold', fill: '#FFFFFF' });
  put(say.guide, margin, 146, { size: 18, fill: '#FFFFFF' });
  const fits = [44, 40, 36, 32].find((size) => tall(course.title[locale], { size, font: 'bold', width: 420 }) < 210) ?? 32;
  put(course.title[locale], margin, 178, { size: fits, font: 'bold', fill: '#FFFFFF', width: 420 });

  page(p.canvas);
  put(say.inside, margin, 56, { size: 34, font: 'bold' });
  put(course.summary[locale], margin, 106, { size: 16, fill: p.ink2, width: 780 });
  points.forEach((point, i) => {
    const x = margin + (i >= 5 ? 430 : 0);
    const y = 172 + (i % 5) * 58;
    pdf.roundedRect(x, y, 402, 46, 12).fill(p.surface);
    put(String(i + 1), x + 16, y + 13, { size: 18, font: 'bold', fill: p.primary, lineBreak: false });
    put(point.title, x + 54, y + 15, { size: 15, width: 336, height: 18, ellipsis: true });
  });
  foot();

  for (let first = 0; first < points.length; first += perPage) {
    page(p.canvas);
    pdf.image(art.side, width - 250, 0, { width: 250, height });
    points.slice(first, first + perPage).forEach((point, i) => {
      const y = 40 + i * 218;
      pdf.roundedRect(margin, y, 590, 198, 16).fill(p.surface);
      put(String(first + i + 1), margin + 28, y + 26, { size: 44, font: 'bold', fill: p.primary, lineBreak: false });
      put(point.title, margin + 104, y + 32, { size: 24, font: 'bold', width: 460, height: 30, ellipsis: true });
      const below = point.ask ? y + 74 + tall(point.ask, { size: 15, width: 456 }) + 4 : y + 78;
      if (point.ask) put(point.ask, margin + 104, y + 70, { size: 15, fill: p.ink2, width: 456 });
      put(point.text, margin + 104, below, { size: 19, width: 456 });
    });
    foot();
  }

  page(p.canvas);
  pdf.image(art.closing, width - 320, 0, { width: 320, height });
  put(say.ready, margin, 64, { size: 38, font: 'bold', width: 540 });
  put(say.closing, margin, 122, { size: 18, fill: p.ink2, width: 520 });
  points.slice(0, 3).forEach((point, i) => {
    const y = 186 + i * 88;
    pdf.roundedRect(margin, y, 520, 72, 16).fill(p.surface);
    pdf.circle(margin + 36, y + 36, 15).fill(p.mark);
    pdf
      .lineWidth(3)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor('#FFFFFF')
      .moveTo(margin + 29, y + 36)
      .lineTo(margin + 34.5, y + 41.5)
      .lineTo(margin + 44, y + 31.5)
      .stroke();
    put(point.title, margin + 68, y + 24, { size: 20, font: 'bold', width: 436, height: 26, ellipsis: true });
  });
  foot();
  return pages;
}
