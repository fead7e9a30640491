/** The whole learner app on a page without a browser. The network answers by the contract: what a schema refuses no test can pretend. */
import type { Endpoint } from '@vitrine/contract/kernel';
import { listPromotions } from '@vitrine/contract/campaigns';
import { alternativeLogin, findPostalCode, getMe, getProfile, getSiteLists, listCities } from '@vitrine/contract/identity';
import { getCourse, listCourses, listDueTrainings, listNotes } from '@vitrine/contract/learning';
import { listCertificates } from '@vitrine/contract/certificates';
import { listReviews } from '@vitrine/contract/marks';
import { listWelcomeBanners } from '@vitrine/contract/pages';
import { getPush, listNotices, openStream } from '@vitrine/contract/notices';
import { getGoal } from '@vitrine/contract/rewards';
import { listReactions, listSurveys } from '@vitrine/contract/surveys';
import { getInstitutionalText, getPublicInstitutionalText, getSite } from '@vitrine/contract/tenancy';
import { timeoutManager } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { card, course, me, site, tokens } from './testing/facts.ts';
import { profile } from './testing/profile-facts.ts';
import { currentOutbox } from '../shared/outbox/current.ts';
import { startApp } from './start.tsx';

type Asked = { path: string; query: URLSearchParams; body: unknown };
type Answering = { method: string; path: RegExp; give: (asked: Asked) => Response | Promise<Response> };

/** Answers one endpoint by its schema; with another status than 200 it refuses. A lost network is a thrown TypeError. */
export function answers<E extends Endpoint>(endpoint: E, give: (asked: Asked) => unknown, status = 200): Answering {
  return {
    method: endpoint.method,
    path: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
    give: (asked) => {
      const given = give(asked);
      return Response.json(status === 200 ? endpoint.answer.parse(given) : given, { status });
    },
  };
}

export const emptyLists = {
  country_areas: [],
  genders: [],
  group_users_labels: [],
  groups_user: [],
  marital_status: [],
  tags: [],
  faq_categories: [],
  reward_categories: [],
  reward_departments: [],
  reward_levels: [],
  library_file_categories: [],
  library_file_extensions: [],
  trail_complete_categories: [],
  has_trailcomplete_null_category: false,
  wildcard_pages: [],
  countries: [],
};
const usual = [
  answers(getSite, () => site()),
  answers(getPublicInstitutionalText, () => ({ version: 0, own: null })),
  answers(getInstitutionalText, () => ({ version: 0, own: null })),
  answers(alternativeLogin, () => tokens),
  answers(getMe, () => me()),
  answers(getProfile, () => profile()),
  answers(getPush, () => ({ isOn: false })),
  answers(getSiteLists, () => emptyLists),
  answers(listCities, () => ({ cities: ['Jaboatão dos Guararapes', 'Olinda', 'Recife'] })),
  answers(findPostalCode, () => ({ place: null })),
  answers(listCourses, () => ({ items: [card()], next: null })),
  answers(listDueTrainings, () => ({ items: [] })),
  answers(listPromotions, () => ({ cap: '2', items: [] })),
  answers(getCourse, () => course()),
  answers(listNotes, () => ({ items: [] })),
  answers(listReviews, () => ({ items: [], next: null, count: 0, average: null, mine: null })),
  answers(listNotices, () => ({ items: [], next: null, unread: 0 })),
  answers(listWelcomeBanners, () => ({ items: [] })),
  answers(listCertificates, () => ({ items: [], next: null })),
  answers(listSurveys, () => ({ items: [] })),
  answers(listReactions, () => ({ items: [] })),
  answers(getGoal, () => ({ goal: null })),
  answers(openStream, () => ({ refusal: 'not_found', requestId: 'r' }), 404),
];
let table = usual;

/** For one test: these answers come before the usual ones. */
export function network(...special: Answering[]): void {
  table = [...special, ...table];
}

const answering: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const found = table.find(({ method, path }) => method === (init?.method ?? 'GET') && path.test(url.pathname));
  if (!found) throw new Error(`No test answers ${init?.method ?? 'GET'} ${url.pathname}`);
  return found.give({ path: url.pathname, query: url.searchParams, body: bodyOf(init?.body) });
};

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (typeof body !== 'string') return undefined;
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

/** A question that failed is asked again after one second, and after two more: in a test a hundred times sooner. Longer times, of what is kept and of what is asked at intervals, stay. */
timeoutManager.setTimeoutProvider({
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds <= 2_000 ? milliseconds / 100 : milliseconds),
  clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined) => clearTimeout(timer),
  setInterval: (work, milliseconds) => setInterval(work, milliseconds),
  clearInterval: (timer: ReturnType<typeof setInterval> | undefined) => clearInterval(timer),
});

/** Once in each test file that draws the app. */
export function withNetwork(): void {
  const ofNode = globalThis.fetch;
  beforeAll(() => {
    configure({ asyncUtilTimeout: 20_000 }); // the first screen of a file waits for its code, on a machine that does other things too
    Reflect.deleteProperty(window, 'BroadcastChannel'); // the app of an earlier test would be another tab, and hand its session on
    globalThis.fetch = answering;
  });
  afterEach(() => {
    table = usual;
    document.querySelector('#vitrine-site')?.remove();
  });
  afterAll(() => {
    currentOutbox()?.close(); // the next file has the same thread: what could not be sent would be tried again there
    globalThis.fetch = ofNode;
  });
}

/** Opens an address of the app as a browser would. */
export async function open(address: string, page = site(), locale = 'pt-BR') {
  localStorage.clear(); // what an earlier test's session wrote last, too
  document.cookie = 'vitrine_key=; max-age=0; path=/';
  window.history.replaceState(null, '', address);
  document.documentElement.lang = locale;
  document.querySelector('#vitrine-site')?.remove(); // a test that opens twice, too
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify(page);
  document.head.append(script);
  return drawApp();
}

async function drawApp() {
  const drawn = render(null);
  await startApp(drawn.rerender);
  return drawn;
}

/** The same as a member: through the log-in, as everybody comes. */
export async function enter(address: string): Promise<void> {
  await open(address);
  await logIn();
}

/** The page is loaded again on the same device: what it kept is there, and whoever was in comes in again. */
export async function comeBack(address: string): Promise<void> {
  cleanup();
  window.history.replaceState(null, '', address);
  await drawApp();
  await logIn();
}

export async function logIn(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('E-mail, CPF ou usuário'), { target: { value: 'seller' } }); // login.test.tsx types it
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'segredo-1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}
