import { setTimeout as pause } from 'node:timers/promises';
import { chromium, devices, type CDPSession, type Page } from '@playwright/test';
import { enrol, getCourse, listCourses, type ActivityRow } from '@vitrine/contract/learning';
import { chromiumFlags, findChromium } from '../../e2e/support/browser.ts';
import { logIn, send, type Session } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import type { Figure } from '../speed/figures.ts';
import { median } from '../speed/load.ts';
import { signIn } from '../speed/screens.ts';
import { framesOf } from './frames.ts';

const slowdown = 4;
const times = 7;
/** What a reader takes at least, while the page fetches what it may need next. */
const restMs = 1_500;
/** What a player shows once it is there; before it stands a skeleton. */
const shown = '[data-kind] :is(canvas, video, audio, iframe, h1)';

/** Opening an activity from the course's page, and a game while a piece is dragged, on a phone that is so many times slower than this machine. */
export async function playerFigures(url: string): Promise<Figure[]> {
  const session = await logIn(url, { userName: 'seller', password: demoPassword });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const context = await browser.newContext({ ...devices['Pixel 5'], locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto(url);
    await signIn(page);
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const opened = await openingTimes(page, { url, session });
    const frames = await dragFigures(page, { url, session, phone });
    return [
      { name: `opening an activity, slowed ${slowdown} times`, value: median(opened.slice(1)), unit: 'ms', limit: { atMost: 300 } },
      { name: 'opening an activity: the first, whose code comes', value: opened[0] ?? Number.NaN, unit: 'ms', limit: null },
      ...frames,
    ];
  } finally {
    await browser.close();
  }
}

/** A course of the seller's catalog with an activity of this kind, in which they are enrolled. */
async function aPlaceOf(session: Session, kinds: readonly ActivityRow['kind'][]): Promise<{ courseId: string; activity: ActivityRow }> {
  const { body: catalog } = await send(session, listCourses, { query: { limit: 50 } });
  for (const { id: courseId } of catalog.items) {
    const { body: course } = await send(session, getCourse, { params: { courseId } });
    const activity = course.activitiesMenu.find(({ kind, isLocked }) => kinds.includes(kind) && !isLocked);
    if (activity && (await send(session, enrol, { params: { courseId } })).status === 200) return { courseId, activity };
  }
  throw new Error(`player: the demo’s seller has nothing of ${kinds.join(', ')}`);
}

/** From the touch of the link to what the activity shows, in the page's own clock. */
async function openingTimes(page: Page, { url, session }: { url: string; session: Session }): Promise<number[]> {
  const { courseId, activity } = await aPlaceOf(session, ['video', 'pdf']);
  const took: number[] = [];
  await page.goto(`${url}/online-courses/${courseId}`);
  for (let turn = 0; turn < times; turn += 1) {
    const link = page.locator(`a[href="/courses/${courseId}/activities/${activity.hierarchy_order}"]`).first();
    await link.waitFor();
    await pause(restMs); // the event stream stays open, so the network never rests
    took.push(
      await link.evaluate(
        (element, wanted) =>
          new Promise<number>((resolve) => {
            const begin = performance.now();
            const look = () => (document.querySelector(wanted) ? resolve(performance.now() - begin) : requestAnimationFrame(look));
            if (element instanceof HTMLElement) element.click();
            requestAnimationFrame(look);
          }),
        shown,
      ),
    );
    await page.goBack();
  }
  return took;
}

type Dragged = { url: string; session: Session; phone: CDPSession };

/** A piece goes about under a finger for some seconds; the browser's own trace says what was drawn meanwhile, and how long each turn of its main thread took. */
async function dragFigures(page: Page, { url, session, phone }: Dragged): Promise<Figure[]> {
  const { courseId, activity } = await aPlaceOf(session, ['drag_and_drop']);
  await page.goto(`${url}/courses/${courseId}/activities/${activity.hierarchy_order}`);
  await page
    .getByRole('button', { name: /^(Jogar|Continuar|Jogar de novo)$/ })
    .first()
    .click();
  const piece = page.getByRole('option').first();
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.boundingBox();
  if (!box) throw new Error('player: the piece is on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  await touch('touchStart', { x, y });
  await touch('touchMove', { x: x + 12, y: y - 12 }); // beyond what may still be a tap
  const traced = await framesOf(phone, async () => {
    const begin = performance.now();
    for (let turn = 0; performance.now() - begin < 3_000; turn += 1) {
      const angle = turn / 12;
      await touch('touchMove', { x: x + 60 * Math.cos(angle), y: y - 120 + 60 * Math.sin(angle) });
    }
  });
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return [
    { name: `a game while dragging, slowed ${slowdown} times: frames`, value: traced.aSecond, unit: 'a second', limit: { atLeast: 58 } },
    { name: 'a game while dragging: p95 of a turn of the main thread', value: traced.p95Ms, unit: 'ms', limit: { atMost: 16.7 } },
    { name: 'a game while dragging: frames that were dropped', value: traced.dropped, unit: 'a second', limit: null },
  ];
}
