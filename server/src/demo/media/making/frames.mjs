import { marks, objects } from './objects.mjs';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const clamp = (x) => Math.min(1, Math.max(0, x));
const ease = (x) => 1 - (1 - clamp(x)) ** 3;

/** How far something that starts at `from` (seconds) has come in, 0 to 1. */
const entered = (now, from, seconds = 0.4) => ease((now - from) / seconds);

function words(text, { x, y, size, weight = 400, fill, leading = 1.18, now = 9, from = 0, anchor = 'start' }) {
  return text
    .split('\n')
    .map((line, i) => {
      const came = entered(now, from + i * 0.12);
      const shift = (1 - came) * 12;
      return `<text x="${x}" y="${(y + i * size * leading + shift).toFixed(2)}" font-size="${size}" font-weight="${weight}" fill="${fill}" fill-opacity="${came.toFixed(3)}" text-anchor="${anchor}" letter-spacing="${weight > 500 ? -size * 0.02 : 0}">${escape(line)}</text>`;
    })
    .join('');
}

function standing(name, p, { x, y, scale, now, t, from = 0.15, spread = 46 }) {
  const came = entered(now, from, 0.5);
  const lift = (1 - came) * -10;
  const shadow =
    name === 'air-conditioner'
      ? ''
      : `<ellipse cx="${x}" cy="${y + 2}" rx="${spread * scale * came}" ry="${4.6 * scale}" fill="#000" fill-opacity=".14"/>`;
  return `${shadow}<g opacity="${came.toFixed(3)}" transform="translate(${x} ${(y + lift).toFixed(2)}) scale(${scale})">${objects[name](p, t)}</g>`;
}

const mark = (name, p, fill) =>
  `<g transform="translate(40 30) scale(.9)">${marks[name](p)}</g>${words(p.brand, { x: 78, y: 51, size: 19, weight: 700, fill })}`;

/** The strip that fills with the video; its cuts are the chapters. */
function edge(p, progress, chapters, y, rail) {
  const cuts = chapters.map((at) => `<rect x="${(640 * at - 1.5).toFixed(1)}" y="${y}" width="3" height="6" fill="${rail}"/>`).join('');
  return `<rect x="0" y="${y}" width="640" height="6" fill="#000" fill-opacity=".10"/><rect x="0" y="${y}" width="${(640 * progress).toFixed(2)}" height="6" fill="${p.secondary}"/>${cuts}`;
}

const layouts = {
  title: ({ scene, theme, p, now, t }) => {
    const pool = 0.6 + 0.4 * entered(now, 0.05, 0.6);
    return `<rect width="640" height="360" fill="${p.stage}"/><circle cx="476" cy="168" r="${(196 * pool).toFixed(1)}" fill="${p.stageGlow}"/>
      <rect y="286" width="640" height="74" fill="${p.stageDeep}"/>
      ${scene.beside ? standing(scene.beside, p, { x: 352, y: 286, scale: 1.15, now, t, from: 0.35, spread: 16 }) : ''}
      ${standing(scene.object, p, { x: 484, y: 286, scale: scene.scale ?? 1.75, now, t })}
      ${mark(theme, { ...p, primary: p.stageDeep }, '#fff')}
      ${words(scene.sub, { x: 40, y: 122, size: 16, fill: '#fff', now, from: 0.2 })}
      ${words(scene.head, { x: 40, y: 164, size: 34, weight: 700, fill: '#fff', leading: 1.14, now, from: 0.35 })}`;
  },
  point: ({ scene, p, now, t }) => {
    const pool = 0.6 + 0.4 * entered(now, 0, 0.5);
    const tag = scene.tag ? entered(now, 1.1, 0.35) : 0;
    return `<rect width="640" height="360" fill="${p.wall}"/><circle cx="160" cy="158" r="${(122 * pool).toFixed(1)}" fill="${p.pool}"/><rect y="286" width="640" height="74" fill="${p.shelf}"/>
      ${scene.beside ? standing(scene.beside, p, { x: 268, y: 286, scale: 1, now, t, from: 0.3, spread: 16 }) : ''}
      ${standing(scene.object, p, { x: 160, y: 286, scale: scene.scale ?? 1.75, now, t })}
      ${words(scene.number, { x: 330, y: 116, size: 54, weight: 700, fill: p.primary, now, from: 0.2 })}
      ${words(scene.head, { x: 330, y: 160, size: 26, weight: 700, fill: p.ink, now, from: 0.35 })}
      ${words(scene.line, { x: 330, y: 166 + scene.head.split('\n').length * 31, size: 16, fill: p.ink2, leading: 1.4, now, from: 0.6 })}
      ${scene.tag ? `<g transform="translate(330 246) scale(${tag.toFixed(3)})"><rect width="${26 + scene.tag.length * 10}" height="30" rx="6" fill="${p.secondary}"/><circle cx="13" cy="15" r="3" fill="${p.ink}"/><text x="23" y="20.5" font-size="16" font-weight="700" fill="${p.ink}">${escape(scene.tag)}</text></g>` : ''}`;
  },
  list: ({ scene, p, now, t, cueStarts }) => {
    const rows = scene.rows.map((row, i) => {
      const late = Math.max(0, i - cueStarts.length + 1); // more rows than cues: the rest follow the last cue
      const from = 0.1 + (scene.every ? cueStarts[0] + i * scene.every : cueStarts[i - late] + late * 1.4);
      const came = entered(now, from, 0.35);
      const y = 116 + i * 46;
      return `<g opacity="${came.toFixed(3)}"><circle cx="66" cy="${y}" r="13" fill="${p.tertiary}"/><path d="M60 ${y}l4.5 4.5 8-8.5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>${words(row, { x: 92, y: y + 6, size: 18, weight: 400, fill: p.ink, now, from })}`;
    });
    return `<rect width="640" height="360" fill="${p.wall}"/><circle cx="536" cy="160" r="112" fill="${p.pool}"/><rect y="286" width="640" height="74" fill="${p.shelf}"/>
      <rect x="32" y="34" width="404" height="228" rx="16" fill="#fff"/>${words(scene.head, { x: 54, y: 76, size: 24, weight: 700, fill: p.ink, now, from: 0.1 })}${rows.join('')}
      ${standing(scene.object, p, { x: 540, y: 286, scale: scene.scale ?? 1.5, now, t })}`;
  },
};

/** One picture of the film as SVG, 640×360. `now` counts from the scene's start, `t` from the film's. */
export function frame({ scene, theme, palette, now, t, total, chapters, cueStarts }) {
  const inner = layouts[scene.kind]({ scene, theme, p: palette, now, t, cueStarts });
  const stage = scene.kind === 'title';
  const fade = clamp(1 - now / 0.18);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360" font-family="Inter">${inner}${edge(palette, t / total, chapters, 289, stage ? palette.stage : palette.wall)}${fade > 0 ? `<rect width="640" height="360" fill="${palette.canvas}" fill-opacity="${fade.toFixed(3)}"/>` : ''}</svg>`;
}
