import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { configureClient, createSessionStore } from '@vitrine/client';
import { memoryDevice } from '@vitrine/client/testing';
import { listTrailPeople, type Endpoint } from '@vitrine/contract/kernel';
import { getAuditQueues } from '@vitrine/contract/audit';
import { countCampaigns, countProducts, countStores } from '@vitrine/contract/campaigns';
import { countCourseDrafts } from '@vitrine/contract/catalog';
import { countNews } from '@vitrine/contract/news';
import { countPeople } from '@vitrine/contract/people';
import { countRewards } from '@vitrine/contract/rewards';
import { countTrails } from '@vitrine/contract/trails';
import { getMe, getSiteLists, type Me } from '@vitrine/contract/identity';
import { openStream } from '@vitrine/contract/notices';
import { flagName, listDeadJobs } from '@vitrine/contract/tenancy';
import { permissions, type Permission } from '@vitrine/domain/identity';
import { languageIdOf, mergeChanges, type Locale } from '@vitrine/domain/kernel';
import { modules } from '@vitrine/domain/tenancy';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, vi } from 'vitest';
import type { z } from 'zod';
import { admitBy } from './app/gate.ts';
import { createConsoleRouter } from './app/router.tsx';
import { createConsoleWords } from './app/words.ts';

configure({ asyncUtilTimeout: 20_000 }); // the first screen of a file is fetched and compiled within it, on a machine that does other things too

type Raw = { params: Record<string, string>; query: URLSearchParams; body: unknown; key: string | null };
type Handler = { method: string; path: RegExp; answer: (asked: Raw) => Response };
let handlers: Handler[] = [];
const unanswered: string[] = [];

export const anId = (last: number) => `01a1fd82-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** The network of a screen test: what nobody answers fails the test. */
export function withNetwork(): void {
  afterEach(async () => {
    cleanup();
    await new Promise((resolve) => setTimeout(resolve)); // what a screen says when it goes is still answered
    handlers = [];
    expect(unanswered.splice(0)).toEqual([]);
  });
}

async function network(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://vitrine.test');
  const method = init.method ?? 'GET';
  const matching = handlers.filter((one) => one.method === method && one.path.test(url.pathname));
  const handler = matching.findLast(({ path }) => !path.source.includes('(?<')) ?? matching.at(-1); // `/queue` before `/:saleId`
  if (!handler) {
    unanswered.push(`${method} ${url.pathname}`);
    return Response.json({ refusal: 'unexpected', requestId: anId(1) }, { status: 500 });
  }
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const params = { ...handler.path.exec(url.pathname)?.groups };
  return handler.answer({ params, query: url.searchParams, body, key: new Headers(init.headers).get('idempotency-key') });
}

/** One call as the server would read it. */
type Asked<E extends Endpoint> = Omit<Raw, 'body'> & { body: z.output<E['body']> };
type Answering<E extends Endpoint> = (asked: Asked<E>) => z.input<E['answer']> | Refused;
class Refused {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}
export const refused = (refusal: string, fields?: Record<string, string>, status = 409, more: object = {}) =>
  new Refused(status, { refusal, ...(fields ? { fields } : {}), ...more, requestId: anId(1) });
/** Somebody else saved in between, as the server says it to staff. */
export const overtaken = (who: string, at: string) => refused('changed_meanwhile', undefined, 409, { changed: { who, at } });

/** Answers an endpoint with what its own schema accepts, so that a mock cannot drift from the contract. Hands back what was asked. */
export function answers<E extends Endpoint>(endpoint: E, answer: Answering<E>): Asked<E>[] {
  const asked: Asked<E>[] = [];
  handlers.push({
    method: endpoint.method,
    path: new RegExp(`^${endpoint.path.replaceAll(/:([a-zA-Z_]+)/g, '(?<$1>[^/]+)')}$`),
    answer: ({ body, ...rest }) => {
      const one = { ...rest, body: endpoint.body.parse(body) as z.output<E['body']> };
      asked.push(one);
      const given = answer(one);
      if (given instanceof Refused) return Response.json(given.body, { status: given.status });
      if (endpoint.answersFile) return new Response(String(given), { headers: { 'content-type': 'text/csv' } });
      return Response.json(endpoint.answer.parse(given));
    },
  });
  return asked;
}

const aMe = (can: readonly Permission[], languageId: number, { gates, clients }: Pick<Me, 'gates' | 'clients'>): Me => ({
  person: { id: anId(10), userName: 'lucia', fullName: 'Lúcia Bittencourt', email: 'lucia@exemplo.test', country: 'BR', languageId },
  memberId: anId(11),
  roles: ['client_administrator'],
  programRole: null,
  client: {
    id: anId(12),
    name: 'Aurora',
    program: 'Clube Aurora',
    home_route: '/home',
    group_training_use_score: true,
    ...(Object.fromEntries(modules.map((module) => [flagName(module), true])) as Record<`has_${(typeof modules)[number]}`, boolean>),
    logo: null,
    wideLogo: null,
    theme: null,
    languages: [{ id: 1, code: 'pt-BR', name: 'Português', dateOrder: 'day_first' }],
    settings: '1.1',
  },
  clients,
  can: [...can],
  gates,
  mandatory: { survey: null, training: null },
  has_close_banner_drills: true,
  leavingAt: null,
});

type OpenAsk = { can?: readonly Permission[]; locale?: Locale; isLoggedIn?: boolean; gates?: Me['gates']; clients?: Me['clients'] };

/** The whole console at an address below `/console`, as somebody with these permissions sees it. */
export async function openConsoleAt(
  path: string,
  { can = permissions, locale = 'pt-BR', isLoggedIn = true, gates = [], clients = [] }: OpenAsk = {},
) {
  answers(getMe, () => aMe(can, languageIdOf(locale), { gates, clients }));
  answers(openStream, () => refused('not_found', undefined, 404));
  const told = handlers;
  handlers = [];
  for (const count of [
    countPeople,
    countCourseDrafts,
    countProducts,
    countStores,
    countCampaigns,
    countRewards,
    countTrails,
    countNews,
  ] as const)
    answers(count, () => ({ count: 1, hasMore: false }));
  answers(getAuditQueues, () => ({ at: '2026-11-20T12:00:00.000Z', queues: [], opinions: 0, decidedToday: 0 }));
  answers(listDeadJobs, () => ({ items: [], count: 0 }));
  answers(listTrailPeople, () => ({ items: [] }));
  answers(getSiteLists, () => ({
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
    countries: [{ name: 'Brasil', label: '+55', code: 'BR' }],
  }));
  handlers.push(...told); // what a test said before wins
  const device = memoryDevice();
  const store = createSessionStore(device);
  if (isLoggedIn) await store.set({ access_token: 'token', refresh_token: 'refresh' });
  const leave = vi.fn();
  configureClient({ device, store, client: { id: 'web', secret: 'web' }, fetch: network, onSessionEnded: leave });
  const words = await createConsoleWords(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const history = createMemoryHistory({ initialEntries: [`/console${path}`] });
  const router = createConsoleRouter({ queryClient, history, admit: admitBy({ queryClient, store, words, leave }) });
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { leave, address: () => history.location.href };
}

/** A record with the fields that were sent, as a server puts them on top of it. */
export const over = <Form extends object>(held: Form, sent: Partial<Form>): Form =>
  mergeChanges(held, { now: sent, was: Object.fromEntries(Object.entries(held)) }).merged;
