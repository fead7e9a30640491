import { enrol, listCourses, openActivity } from '@vitrine/contract/learning';
import type { Page } from '@playwright/test';
import { logIn, send } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import type { Screen } from './lighthouse.ts';

const seller = { userName: 'seller', password: demoPassword };

/** The learner's first screens, and the player with the first activity of the first course in the catalog that opens, in which the seller is enrolled. */
export async function learnerScreens(url: string): Promise<Screen[]> {
  return [
    { name: 'log-in', path: '/', isSignedIn: false },
    { name: 'home', path: '/home', isSignedIn: true },
    { name: 'catalogue', path: '/online-courses', isSignedIn: true },
    { name: 'player', path: await pathOfPlayer(url), isSignedIn: true },
  ];
}

async function pathOfPlayer(url: string): Promise<string> {
  const session = await logIn(url, seller);
  const { body: catalog } = await send(session, listCourses, { query: {} });
  for (const { id: courseId } of catalog.items) {
    const enrolled = await send(session, enrol, { params: { courseId } });
    if (enrolled.status !== 200) throw new Error(`enrolling in ${courseId} answered ${enrolled.status}`);
    const { status } = await send(session, openActivity, { params: { courseId, hierarchy_order: 1 } });
    if (status === 200) return `/courses/${courseId}/activities/1`; // else it asks for something first, as a session with the training authority
  }
  throw new Error('no course of the catalog opens');
}

/** Logs a demo account in on the log-in screen, its seller unless said otherwise, and waits until they have arrived. */
export async function signIn(page: Page, userName = seller.userName): Promise<void> {
  await page.getByRole('textbox', { name: /usuário/i }).fill(userName);
  await page.getByLabel(/senha/i).first().fill(seller.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/'); // the log-in has a navigation too, at its foot
  await page.getByRole('heading', { level: 1 }).waitFor();
}
