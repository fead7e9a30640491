import type { Attempt } from '@vitrine/contract/assessment';
import type { Me } from '@vitrine/contract/identity';
import type { ActivityRow, CourseCard, CoursePage, PlayerPage } from '@vitrine/contract/learning';
import type { Site } from '@vitrine/contract/tenancy';
import { flagName } from '@vitrine/contract/tenancy';
import { modules } from '@vitrine/domain/tenancy';

export const id = (n: number): string => `01a1fd7f-1173-7caa-9e50-${String(n).padStart(12, '0')}`;

export const tokens = { access_token: 'a', refresh_token: 'r', user_firebase_token: 's', expires_in: 600, token_type: 'Bearer' };

export const site = (changes: Partial<Site['login_configuration']> = {}): Site => ({
  id: id(1),
  name: 'Aurora',
  login_configuration: {
    primary: '#0B5FFF',
    secondary: '#FFB400',
    tertiary: '#00A37A',
    background: 'shop_window',
    oauth2: false,
    use_recaptcha: false,
    under_maintenance: false,
    show_azure_login_btn: false,
    cookies_optional: false,
    cookies_type: 'informative',
    accept_document: true,
    user_register: false,
    user_pre_register: false,
    default_language_id: 1,
    show_public_faq: false,
    password_strong_level: 'medium',
    social_auth: [],
    use_complete_register: false,
    support_use: false,
    use_portfolio_page: false,
    registration_fields: { register: [], seven_trade: [], pop_trade: [] },
    strict_documents: false,
    text: 'Entre e veja o que é novo',
    logo: null,
    wideLogo: null,
    backgroundImage: null,
    languages: [
      { id: 1, code: 'pt-BR', name: 'Português', dateOrder: 'day_first' },
      { id: 2, code: 'en-US', name: 'English', dateOrder: 'month_first' },
    ],
    ...changes,
  },
  theme: ':root{--primary:#0B5FFF}',
  client_id: 'web',
  client_secret: 'secret',
  countries: [{ code: 'BR', name: 'Brasil', label: 'Brasil' }],
  content_origin: 'http://localhost:3001',
});

export const me = (): Me => ({
  person: { id: id(2), userName: 'seller', fullName: 'Camila Rocha', email: 'camila@exemplo.test', country: 'BR', languageId: 1 },
  memberId: id(3),
  roles: ['learner'],
  programRole: 'sales_agent',
  client: {
    id: id(4),
    name: 'Aurora',
    program: 'Clube Aurora',
    home_route: '/home',
    group_training_use_score: true,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the list of modules
    ...(Object.fromEntries(modules.map((module) => [flagName(module), module === 'online_courses' || module === 'profile'])) as Record<
      `has_${(typeof modules)[number]}`,
      boolean
    >),
    logo: null,
    wideLogo: null,
    theme: null,
    languages: [
      { id: 1, code: 'pt-BR', name: 'Português', dateOrder: 'day_first' },
      { id: 2, code: 'en-US', name: 'English', dateOrder: 'month_first' },
    ],
    settings: '1.1',
  },
  clients: [{ id: id(4), name: 'Aurora', program: 'Clube Aurora', logo: null }],
  can: [],
  gates: [],
  mandatory: { survey: null, training: null },
  has_close_banner_drills: true,
  leavingAt: null,
});

export const card = (changes: Partial<CourseCard> = {}): CourseCard => ({
  id: id(10),
  title: 'Inverse: três motivos',
  summary: 'Como mostrar',
  scene: 'fridge',
  image: null,
  workloadMinutes: 14,
  activities: 2,
  state: 'in_progress',
  progress: 50,
  isFavourite: false,
  isNew: false,
  next: { hierarchy_order: 2, title: 'Teste', kind: 'conventional_test' },
  ...changes,
});

export const activity = (changes: Partial<ActivityRow> = {}): ActivityRow => ({
  id: id(20),
  hierarchy_order: 1,
  kind: 'conventional_test',
  title: 'Teste Inverse',
  summary: '',
  live_class: null,
  isRequired: true,
  state: 'not_started',
  progress: 0,
  isLocked: false,
  ...changes,
});

export const course = (changes: Partial<CoursePage> = {}): CoursePage => ({
  ...card(),
  description: '<p>Sobre <strong>tudo</strong></p>',
  tags: [],
  activitiesMenu: [activity()],
  block_activities_menu: false,
  prerequisite: null,
  certificateId: null,
  trainingPoints: 0,
  files: [],
  dueOn: null,
  can: { enrol: false, open: true, review: false, discuss: true },
  ...changes,
});

export const player = (changes: Partial<PlayerPage> = {}): PlayerPage => ({
  courseId: id(10),
  courseTitle: 'Inverse',
  block_activities_menu: false,
  activity: activity(),
  content: {
    kind: 'conventional_test',
    rules: {
      maximumAttempts: 2,
      minimumScore: 70,
      questionsDrawn: null,
      minutesToAnswer: 20,
      hasPartialCredit: false,
      isShuffled: true,
      review: 'when_due',
    },
    questions: 2,
    state: 'not_started',
    attemptsTaken: 0,
    attemptsLeft: 2,
    bestScore: null,
    isPassed: false,
    runningAttemptId: null,
    lastAttemptId: null,
    canStart: true,
  },
  menu: [activity()],
  previous: null,
  next: null,
  courseProgress: 0,
  courseState: 'in_progress',
  run: 1,
  ...changes,
});

export const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: id(30),
  number: 1,
  state: 'running',
  startedAt: '2026-11-21T10:00:00.000Z',
  timeLeftSeconds: 1_200,
  minimumScore: 70,
  isHere: true,
  questions: [1, 2].map((n) => ({
    id: id(40 + n),
    kind: 'single',
    prompt: `Pergunta ${n}`,
    options: [1, 2].map((m) => ({ id: id(50 + n * 2 + m), text: `Resposta ${n}${m}` })),
    image: null,
    pairs: [],
    entries: [],
    answer: null,
  })),
  result: null,
  ...changes,
});
