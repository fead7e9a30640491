/** Every screen of both apps, as the crawl visits it: the address of its route, who may see it, and what is open on it. */
import type { Locator, Page } from '@playwright/test';
import { aMark } from './api.ts';
import type { Screen } from './room-screens.ts';
import { roomScreens } from './rooms.gen.ts';
import { aSpreadsheet } from './uploads.ts';

/** Presses, and waits for what that brings: what is still on its way would be looked at as the screen before. */
const press = (name: string | RegExp, brings: (page: Page) => Locator) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  await brings(page).first().waitFor();
};
const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.getByRole('menu');
const routes = (...paths: string[]): Screen[] => paths.map((route) => ({ route }));

/** A sheet of people whose columns are to be told: it has an address of its own from then on. */
async function importSpreadsheet(page: Page): Promise<void> {
  const lines = ['Usuário;Correio da pessoa', `u-${aMark()};alguem@exemplo.test`];
  await page.getByLabel('Escolher arquivo').setInputFiles(aSpreadsheet('pessoas.csv', lines));
  await page.getByRole('combobox', { name: 'O que é a coluna Correio da pessoa' }).waitFor();
}

/** As a right password is answered that is not enough. */
async function logInToSecondStep(page: Page): Promise<void> {
  const json = { refusal: 'second_step_required', ticket: 'a'.repeat(43), can: { authenticator: true, recoveryCode: true, passkey: true } };
  await page.route('**/etraining_login/alternative_login/', (route) => route.fulfill({ status: 400, json }));
  await page.locator('input[name=username]').fill('alguem');
  await page.locator('input[name=password]').fill('Uma-Senha-2026');
  await page.locator('[type=submit]').click();
  await page.waitForURL('**/second-step');
}

/** Seen by anybody. */
export const publicScreens: Screen[] = [
  ...routes('/', '/maintenance-login', '/portfolio', '/tigre-juntos-somos-mais', '/request-password', '/recover-password', '/set-password'),
  ...routes('/verify-email', '/register', '/register-seven-trade', '/register-pop-trade', '/register-success', '/first_access'),
  ...routes('/intel-first-access', '/webservice-login/', '/certificates/verify'),
  { route: '/second-step', at: '/', open: logInToSecondStep },
  { route: '/portfolio-course/$slug', at: '/portfolio-course/nada-id-nada' },
  ...routes('/about-team'),
  { route: '/institutional/$page', at: '/institutional/privacy-policy' },
  { route: '/certificates/verify/$code', at: '/certificates/verify/NADA-0000-0000' },
  { route: '/unsubscribe/$token', at: '/unsubscribe/none' },
];

/** What stands before the portal, each at its own address. */
export const gateScreens: Screen[] = [
  ...routes('/change-password', '/accept-terms', '/accept-cookies', '/onboarding', '/complete-register', '/select-profile'),
  ...routes('/secure-log-in'),
];

/** What has to be done first; the rooms that ask for it come later. */
export const dutyScreens: Screen[] = routes('/mandatory-surveys', '/mandatory-drills');

/** A member with a long past. */
export const memberScreens: Screen[] = [
  ...routes('/home', '/account', '/profile', '/profile/data', '/profile/addresses', '/profile/devices', '/profile/copy', '/profile/leave'),
  ...routes(
    '/profile/security',
    '/profile/logins',
    '/profile/contact',
    '/about',
    '/about-the-program',
    '/about-the-team',
    '/cookies',
    '/support',
  ),
  ...routes('/privacy-policy', '/terms-and-conditions', '/inbox', '/activity', '/notice-preferences', '/certificates', '/downloads'),
];

/** Courses, and the player with each kind of activity. */
export const learningScreens: Screen[] = [
  ...routes('/online-courses', '/online-courses/$courseId'),
  { route: '/online-courses', at: '/online-courses?search=nada-assim' },
  { route: '/courses/$courseId/activities/$hierarchyOrder', at: '/courses/$courseId/activities/1' },
  {
    route: '/courses/$courseId/activities/$hierarchyOrder',
    at: '/courses/$courseId/activities/1',
    open: press('Atividades do curso', dialog),
  },
  { route: '/courses/$courseId/activities/$hierarchyOrder', at: '/courses/$courseId/activities/2' },
  { route: '/courses/$courseId/activities/$hierarchyOrder', at: '/courses/$courseId/activities/3' },
  {
    route: '/courses/$courseId/activities/$hierarchyOrder',
    at: '/courses/$courseId/activities/3',
    open: press('Começar a prova', (page) => page.getByText(/^Questão 1 de/)),
  },
];

/** A seller who takes part in a campaign, with sales and orders. */
export const sellerScreens: Screen[] = [
  ...routes('/campaigns', '/campaigns/$campaignId', '/points-table', '/my-points', '/insert-sales', '/sales', '/sales/$saleId'),
  ...routes('/sales/$saleId/revision', '/reward-store', '/reward-store/details/$rewardId', '/orders', '/orders/$orderId'),
  { route: '/campaigns/$campaignId', open: press('Lembrar na agenda', (page) => page.getByRole('form', { name: 'Lembrar na agenda' })) },
  { route: '/campaigns/$campaignId/registration', at: '/campaigns/$otherCampaignId/registration' },
  { route: '/reward-store/details/$rewardId', open: press(/^Resgatar por/, dialog) },
  { route: '/insert-sales', open: press('Minha loja não permite foto', (page) => page.getByLabel('Número da nota')) },
];

/** Where nothing is: a screen that is not there, and one that may not be seen. */
export const failureScreens: Screen[] = [
  { route: '', at: '/nothing-of-the-kind' },
  { route: '/online-courses/$courseId', at: '/online-courses/01a1fd82-28f9-723c-87d7-3743388f31ac' },
];

/** The console's people. */
export const peopleScreens: Screen[] = [
  ...routes('/people', '/registrations', '/people-imports', '/people-bulk'),
  { route: '/people-imports/$importId', at: '/people-imports', open: importSpreadsheet },
  { route: '/people', at: '/people', open: press('Colunas', menu) },
  { route: '/people/$memberId' },
  { route: '/people', at: '/people?open=new' },
  { route: '/people', at: '/people?open=$memberId' },
  { route: '/people', at: '/people?open=$memberId', open: press('Link de senha', dialog) },
  { route: '/people', at: '/people?open=$memberId', open: press('Ver como', dialog) },
];

/** What people are sorted by, and what their roles may do. */
export const groupScreens: Screen[] = [
  ...routes('/groups', '/groups/$groupId/members', '/groups/$groupId/rule', '/group-labels', '/areas', '/tags'),
  ...routes('/tags/$tagId/members', '/roles', '/custom-roles', '/custom-roles/$roleId/members'),
  { route: '/custom-roles', at: '/custom-roles?open=new' },
  { route: '/groups', at: '/groups?open=new' },
];

/** The console's clients, log-in screen and audit log. */
export const clientScreens: Screen[] = [
  ...routes('/clients', '/clients/new', '/clients/$clientId', '/clients/$clientId/texts/$page', '/login-configuration'),
  ...routes(
    '/login-configuration/providers',
    '/login-configuration/integrators',
    '/login-configuration/hosts',
    '/audit-log',
    '/courses',
    '/courses/$courseId',
  ),
  { route: '/login-configuration/integrators', open: press('Nova integração', dialog) },
  { route: '/courses/$courseId', at: '/courses/$courseId', open: press('Mais ações', menu) },
  { route: '/courses', at: '/courses?open=new' },
];

/** The console's program: what is sold, where, for what. */
export const programScreens: Screen[] = [
  ...routes('/overview', '/calendar', '/reports', '/reports/files'),
  { route: '/reports/$kind', at: '/reports/sales' },
  ...routes(
    '/campaigns',
    '/campaigns/$campaignId/points',
    '/campaigns/$campaignId/promotions',
    '/campaigns/$campaignId/stores',
    '/products',
    '/stores',
    '/chains',
    '/brands',
  ),
  ...routes(
    '/agencies',
    '/questions',
    '/tests',
    '/tests/$activityId',
    '/gradebook/$courseId',
    '/gradebook',
    '/answers-to-grade',
    '/blocked',
    '/courses/$courseId/translate/$activityId',
  ),
  { route: '/questions', at: '/questions?open=new' },
  { route: '/questions', at: '/questions?open=import' },
  { route: '/campaigns', at: '/campaigns?open=new' },
  { route: '/campaigns', at: '/campaigns?open=$campaignId' },
  { route: '/products', at: '/products?open=import' },
];

/** Its rewards, and what is decided. */
export const desktopScreens: Screen[] = [
  ...routes('/rewards', '/reward-categories', '/reward-departments', '/sales', '/orders'),
  { route: '/rewards', at: '/rewards?open=$rewardId' },
  {
    route: '/rewards',
    at: '/rewards?open=$rewardId',
    open: press('Mudar o estoque', (page) => page.getByRole('form', { name: 'Mudar o estoque' })),
  },
  { route: '/sales', at: '/sales?open=$openSaleId' },
  { route: '/orders', at: '/orders?open=$orderId' },
];

export const learnerScreens = [
  ...publicScreens,
  ...gateScreens,
  ...dutyScreens,
  ...memberScreens,
  ...learningScreens,
  ...sellerScreens,
  ...failureScreens,
  ...Object.values(roomScreens).flatMap((room) => [...(room.public ?? []), ...(room.member ?? [])]),
];
export const consoleScreens = [
  ...peopleScreens,
  ...groupScreens,
  ...clientScreens,
  ...programScreens,
  ...desktopScreens,
  ...Object.values(roomScreens).flatMap((room) => room.console ?? []),
];

/** Routes that are no screens, each with its reason. */
export const noScreens = {
  learner: {
    '/logout': 'ends the session and goes on',
    '/login-redirect-v2': 'ends the session and goes on',
    '/intel-login-redirect': 'remembers its target and goes on',
    '/login-return/$provider': 'goes on at once; whoever is refused sees the log-in screen',
    '/courses': 'an old address, goes on',
    '/courses/$id': 'an old address, goes on',
    '/presential': 'an old address, goes on',
    '/presential/$id': 'an old address, goes on',
    '/webcasts': 'an old address, goes on',
    '/webcasts/$id': 'an old address, goes on',
  },
  console: {
    '/': 'goes on to the first place that this person may see',
    $: 'any other address: says that nothing is there, in the frame',
  },
} as const;

/** What of these routes is neither visited nor excused, and what is excused or visited and no route any more. */
export function missingIn(
  found: readonly string[],
  { screens, excused }: { screens: readonly Screen[]; excused: Readonly<Record<string, string>> },
): string[] {
  const seen = new Set([...screens.map(({ route }) => route).filter(Boolean), ...Object.keys(excused)]);
  return [
    ...found.filter((route) => !seen.has(route)).map((route) => `${route} is visited by nobody`),
    ...[...seen].filter((route) => !found.includes(route)).map((route) => `${route} is no route`),
  ];
}
