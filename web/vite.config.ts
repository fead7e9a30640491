import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { broughtChunks } from '@vitrine/ui/brought-chunks';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { keptInTime } from './first-taps.ts';
import { wholeChunks } from '@vitrine/ui/whole-chunks';
import { lazySchemas } from './lazy-schemas.ts';
import { nativeFiles } from './native-files.ts';
import { coloursOfOurs, schemasWithoutDocuments } from './lighter-libraries.ts';

/** Code without effects of its own (but for the schemas' own setting): a door then brings only what is taken through it. */
const withoutEffects = /\/(packages\/(client|contract|domain|ui)\/src|web\/src\/(features|shared))\/(?!kernel\/without-eval).*\.tsx?$/;

/** The client's files that the first screen needs; the others call the server and bring the schemas. */
const firstOfClient = 'call-refused|fault-watch|session-store|sealed-slice|sealing|query-client|device|device-tokens|step|yield-to-main';

/** What watches queries and sends changes: a screen's, not of the frame that only keeps them. */
const watching =
  '(infiniteQueryObserver|queryObserver|mutationObserver|useInfiniteQuery|useBaseQuery|useQuery|useSuspenseQuery|useMutation|suspense|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary)';

/** Rooms that a member's first screen shows: their words come as one. */
const ofFirstScreen = 'learning|ledger|notices|campaigns|certificates';

/** Rooms whose rules and calls come with every screen that judges or calls; those of any other room come with its own screens. */
const ofManyScreens = 'kernel|tenancy|identity|notices|marks|assessment|games|activities|catalog|trails|learning|certificates';

/** What institutional pages and other single screens alone need of them. */
const ofOneScreen = '(?:notices/preferences|tenancy/institutional|kernel/styled-text|kernel/blocks)';

/** Schemas and rules of getting in that only their own screens ask for: nobody who is in already, but for their own profile. */
const ofGettingIn =
  'identity/(phones|registration|recovery|access-codes|contact-checks|addresses|birthdays|documents|passwords|common-passwords|codes|profile|places|names|ages|devices|visits|outside|passkeys|second-step|partners)';

/** The log-in, and what the other screens for anybody share with it. */
const ofLogIn =
  'login-(page|form|window)|maintenance|language-menu|public-sheet|fault|wait-of|go-on|use-plain-form|challenge/answer-challenge';

/**
 * Few files on the wire: what always comes together is one. `frame` belongs to every screen, `screen` to nearly every one, `log-in` and `foot` to those for anybody, the first words to all, `rules` to those that judge what is
 * typed, `wire` to each that calls the server. `place-icons` come with the list of rooms. Each must hold all that its files import, or lean on the one before it: chunks that need each other would run in the wrong order.
 */
const groups = [
  // Games and players have a sheet each, a member's first screens one, any other room its own; they come after the one of all screens and change nothing in it.
  { name: 'games-styles', test: /(packages\/ui\/src|web\/src\/features\/learning)\/games\/[^?]*\.css/ },
  { name: 'contents-styles', test: /packages\/ui\/src\/(badge|blocks|survey)\/[^?]*\.css/ },
  { name: 'players-styles', test: /web\/src\/features\/learning\/kinds\/[^?]*\.css/ },
  { name: 'member-styles', test: new RegExp(String.raw`web/src/(app/home|features/(${ofFirstScreen})/)[^?]*\.css`) },
  {
    name: (id: string) => `${roomOf(id)}-styles`,
    test: new RegExp(String.raw`web/src/features/(?!identity/(${ofLogIn}|outside/)|support/[\w-]+\.)[^?]*\.css`),
  },
  {
    name: 'frame',
    test: new RegExp(
      [
        String.raw`\.css(\?|$)`, // what no sheet above has is in the one of all screens
        String.raw`node_modules/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|html-parse-stringify|void-elements|idb-keyval)/`,
        String.raw`node_modules/(@tanstack/(?!react-router/dist/esm/useBlocker|[\w-]+/build/modern/${watching}\.)[\w-]+|seroval|seroval-plugins|cookie-es)/`,
        String.raw`vite/preload-helper|packages/ui/src/chunks/|@mantine/core/styles/(baseline|default-css-variables|global)\.`,
        `packages/client/src/(${firstOfClient})\\.`,
        String.raw`packages/domain/src/(identity/session|kernel/own-path)\.`,
        String.raw`packages/ui/src/(theme/(link|page-provider|theme\.css)|words/(?!formats)[\w-]+\.|states/(loading|states)|forms/refusal-code)`,
        String.raw`web/src/(shared/(device/(arrival|browser-device|clock|ids|storage|page-reload|release|visit|wait)|kept-state|frames|lazy-screen|own-screen|connection|router-link|search-words|theme-sheet)|features/identity/(routes|api))\.`,
      ].join('|'),
    ),
  },
  {
    name: 'screen',
    test: new RegExp(
      [
        String.raw`@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)\.|@tanstack/[\w-]+/build/modern/${watching}\.|packages/domain/src/(activities/words|kernel/(text|locales))\.|packages/ui/src/(frames/(brand-mark|frames)|page-heading|kit/(button|icon-button)|forms/messages|words/formats)`,
        String.raw`web/src/(shared/(page-title|use-locale|plain-field|icons|back-href|field-fault)|features/identity/use-me)|@tabler/icons-react/dist/esm/icons/(Icon(ArrowLeft|User|Lock|Language|Eye|EyeOff|AlertCircle|Book|Certificate|Gift|Tag|Flame|Receipt)\.)`,
      ].join('|'),
    ),
  },
  {
    name: 'place-icons',
    test: /icons\/Icon(CalendarEvent|ChartBar|Folder|News|Headphones|ClipboardCheck|MessageCircle|Flag|Download|Route|StarFilled|Photo|Star|Headset|Search)\./,
  },
  {
    name: 'log-in',
    test: new RegExp(
      String.raw`web/src/(features/identity/(?:${ofLogIn}|second-step/(?:ticket|passkey-button))|shared/device/when-online)\.`,
    ),
  },
  {
    name: 'outside', // only where a site offers log-ins from outside
    test: /web\/src\/(features\/identity\/outside\/(outside-buttons|provider-icon|api)|shared\/device\/leave-for)\.|icons\/IconBrand\w+\./,
  },
  {
    name: 'foot',
    test: new RegExp(
      String.raw`web/src/(app/(public-foot|client-state)|shared/device/(service-worker|download/metered)|features/support/(?!room|routes)[\w-]+)\.|packages/client/src/(client-state|sealed-rows)\.|icons/IconX\.`,
    ),
  },
  ...['pt-BR', 'en-US', 'es-ES', 'fr-FR'].map((locale) => ({
    name: `first.${locale}-words`,
    test: new RegExp(
      `packages/ui/src/words/catalogs/${locale}/|web/src/(app/first-words/${locale.toLowerCase()}\\.|(app|features/(identity|support/foot))/i18n/${locale}\\.)`,
    ),
  })),
  ...['pt-BR', 'en-US', 'es-ES', 'fr-FR'].map((locale) => ({
    name: `member.${locale}-words`,
    test: new RegExp(`web/src/features/(${ofFirstScreen})/i18n/${locale}\\.`),
  })),
  {
    // What stands around every member's screen. (What is fetched by its own name, as `shell.tsx`, stays a chunk of its own.)
    name: 'around',
    test: new RegExp(
      [
        String.raw`web/src/(app/(navigation|live-settings|visit-banner)|features/notices/notice-bell)\.`,
        String.raw`packages/ui/src/(frames/(count-badge|bottom-bar|rail|learner-frame)|states/(offline-banner|plate)|theme/(theme|kit-provider))\.`,
      ].join('|'),
    ),
  },
  { name: 'kit', test: /@mantine\/core\/esm\/core\/(MantineProvider\/(?!use)|utils\/(deep-merge|units-converters\/rem))/ },
  { name: 'up-and-down', test: /icons\/IconArrow(Up|Down)\./ }, // two files of so little weigh as much as three
  {
    // A course in a catalog, and what kinds of activities are called.
    name: 'course',
    test: new RegExp(
      String.raw`web/src/features/learning/(course-words|course-catalog-card|favourite-button|kinds/use-kind-name)\.|packages/domain/src/activities/([\w-]+/)?facts\.`,
    ),
  },
  {
    // What the home shows, and few others do.
    name: 'home',
    test: new RegExp(
      [
        String.raw`web/src/(app/home-sections|shared/section-title|features/(news/latest-news|campaigns/running-campaign|ledger/points-tile|certificates/(certificate-list|certificate-rows)|learning/(course-section|continue-learning|due-soon|learning-stand)))\.`,
        String.raw`packages/ui/src/(progress-ring|stage-card)\.`,
      ].join('|'),
    ),
  },
  {
    // What many screens of members share.
    name: 'member',
    test: new RegExp(
      [
        String.raw`web/src/(app/campaign-in-view|shared/(outbox/current|page-after-page|heart-button|use-favourite|device/(open-file|network|picture)))\.`,
        String.raw`web/src/features/(notices/api|ledger/(api|parts-of-balance)|campaigns/api|certificates/(api|certificates\.module)|learning/(api|reports|outbox/kinds)|identity/gates/gate-screens)\.`,
        String.raw`packages/ui/src/(toaster|avatar|card|points-bar|catalog-card|progress-bar|state-chip|tag)\.`,
        String.raw`packages/domain/src/(campaigns/(words|reminder)|ledger/(words|explanation)|sales/(words|report|window|invoice-number))\.`,
        String.raw`icons/Icon(Home|Bell|Camera|WifiOff|Check|ChevronRight|ChevronDown|CircleCheck|PlayerPlayFilled|Hourglass|ReceiptOff|ShieldHalf|Heart|HeartFilled)\.`,
      ].join('|'),
    ),
  },
  {
    // What sends a file: of those screens alone that do.
    name: 'uploads',
    test: /web\/src\/shared\/send-picture\.|packages\/client\/src\/(kept-)?upload\.|packages\/domain\/src\/kernel\/file-purposes\./,
  },
  {
    // What those call the server by; it leans on the schemas, and a screen is drawn without.
    name: 'member-calls',
    test: new RegExp(
      [
        String.raw`web/src/(app/member-session|features/(notices|learning|ledger|campaigns|certificates|identity)/calls)\.`,
        String.raw`web/src/(shared/outbox/(?!current)|features/learning/outbox/(learning-outbox|run-answers))`,
        String.raw`packages/contract/src/(campaigns/(shapes|reminder|member)|ledger/index|sales/(shapes|report))\.`,
      ].join('|'),
    ),
  },
  {
    name: 'scene',
    test: /packages\/ui\/src\/(scene\/|states\/nothing|icons)|@tabler\/icons-react\/dist\/esm\/icons\/IconRotateClockwise\./,
  },
  {
    name: 'rules',
    test: new RegExp(
      String.raw`packages/domain/src/(?:grants\.gen|[\w-]+/grants|(?=(?:${ofManyScreens})/)(?!${ofOneScreen}|${ofGettingIn}|activities/|kernel/(text|locales)))`,
    ),
  },
  {
    // Run before what is made of them, and kept by a browser through releases.
    name: 'schemas',
    test: /node_modules\/zod\/|virtual:lazily|contract\/src\/kernel\/without-eval/,
  },
  {
    name: 'wire',
    test: new RegExp(
      String.raw`packages/contract/src/(?=(?:${ofManyScreens}|games)/)(?!${ofOneScreen}|${ofGettingIn})|packages/client/src/(?!${firstOfClient}|index|client-state|sealed-rows|fault-reports|log-in|save-file)`,
    ),
  },
];

/** The learner app. The server puts the login configuration and the client's colours into index.html. `--mode native`: the same for `mobile/`, whose pages lie in the app. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // React has had this hook for long; the stand-in for older ones is dead weight.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    wholeChunks(),
    broughtChunks(),
    schemasWithoutDocuments(),
    lazySchemas(),
    coloursOfOurs(),
    react({ compiler: true }),
    ...(mode === 'native' ? [nativeFiles({ isEncrypted: process.env['NATIVE_LOOPBACK'] !== '1' })] : []),
    VitePWA({
      disable: mode === 'native',
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: null,
      injectManifest: {
        globPatterns: ['assets/*.{js,mjs,css,woff2}'],
        maximumFileSizeToCacheInBytes: 10_000_000, // what is only kept when it was used is in the list too
        manifestTransforms: [keptInTime(fileURLToPath(new URL('dist', import.meta.url)))],
      },
      manifest: {
        id: '/',
        name: 'Vitrine',
        short_name: 'Vitrine',
        description: 'Treinamentos e incentivos para quem vende.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f7f4f0',
        theme_color: '#f7f4f0',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  css: { modules: { generateScopedName: shortClass } },
  build: {
    outDir: fileURLToPath(new URL(mode === 'native' ? (process.env['NATIVE_OUT'] ?? '../mobile/www') : 'dist', import.meta.url)),
    emptyOutDir: true,
    manifest: mode !== 'native',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A schema that no screen asks for is not made.
      treeshake: {
        moduleSideEffects: (id) => !withoutEffects.test(id),
        manualPureFunctions: ['z', 'endpoint', 'pageOf', 'countOf', 'exportOf', 'LocaleText', 'lazily'],
      },
      output: {
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${nameOfChunk(facadeModuleId, name)}-[hash].js`,
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
}));

/** The room that a screen's file belongs to. */
const roomOf = (file: string): string => /\/features\/(\w+)\//.exec(file)?.[1] ?? 'other';

const namesOfFile = new Map<string, string[]>();

/** A class by its file and its place there: the names of all screens were a tenth of their one sheet. */
function shortClass(name: string, file: string): string {
  const place = relative(fileURLToPath(new URL('..', import.meta.url)), file);
  const names = namesOfFile.get(place) ?? [];
  if (!names.includes(name)) names.push(name);
  namesOfFile.set(place, names);
  const mark = createHash('sha256').update(place).digest('base64url').slice(0, 4);
  return `_${mark}${names.indexOf(name).toString(36)}`;
}

/** Texts are told apart from screens by their names: `identity.pt-BR-words-…`. */
function nameOfChunk(module: string | null | undefined, name: string): string {
  const [, room, locale] =
    module?.match(/\/(\w+)\/(?:i18n|first-words)\/([\w-]+)\.(?:json|ts)$/) ??
    module?.match(/\/(\w+)\/catalogs\/([\w-]+)\/index\.ts$/) ??
    [];
  return room && locale ? `${room}.${locale}-words` : name;
}
