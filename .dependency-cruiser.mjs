/**
 * The laws of imports (docs/ARCHITECTURE.md, laws 1 to 4), read from the table of rooms.
 * A comment says why, and after "Instead:" what to do. Several entries may share one name: they are one rule.
 */
import { rooms, roomsWithoutFloors, rows } from './architecture/rooms.mjs';

const anyOf = (names) => `(${names.join('|')})`;
const roomFloors = '(packages/domain/src|packages/contract/src|server/src/modules|web/src/features|admin/src/features)';
const tests = '\\.(test|e2e)\\.tsx?$|^e2e/|(^|/)testing(/|\\.tsx?$)';
const realRooms = rooms.filter((room) => !roomsWithoutFloors.includes(room));
const testTools = 'node_modules/(vitest|@vitest|fast-check)/';

const lowerRowsOnly = rows.flatMap((row, index) =>
  row.map((room) => ({
    name: 'lower-rows-only',
    comment: 'A room enters lower rows only. Instead: write an event to the outbox, or declare a port that app.ts fills.',
    severity: 'error',
    from: { path: `^${roomFloors}/${room}/` },
    to: { path: `^${roomFloors}/${anyOf(rows.slice(index).flat().filter((other) => other !== room).concat('none'))}/` },
  })),
);

const forbidden = [
  {
    name: 'no-circles',
    comment: 'Files that need each other cannot be read alone. Instead: move what both need into a file of its own.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-are-found',
    comment: 'An import that leads nowhere hides from every other law. Instead: correct the path, extension included, or the package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'domain-is-pure',
    comment: 'Domain holds rules without clock, I/O or framework. Instead: take what you need as an argument.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: [tests, '^packages/domain/src/(kernel|identity)/'] },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'domain-is-pure',
    comment: 'The kernel knows calendars and nothing else. Instead: use temporal-polyfill.',
    severity: 'error',
    from: { path: '^packages/domain/src/kernel/', pathNot: tests },
    to: { pathNot: ['^packages/domain/src/', 'node_modules/temporal-polyfill/', 'node_modules/temporal-spec/'] },
  },
  {
    name: 'domain-is-pure',
    comment: 'Identity may use the document validators and nothing else. Instead: take what you need as an argument.',
    severity: 'error',
    from: { path: '^packages/domain/src/identity/', pathNot: tests },
    to: { pathNot: ['^packages/domain/src/', 'node_modules/cpf-cnpj-validator/'] },
  },
  {
    name: 'domain-is-pure',
    comment: 'Tests of rules need no mocks. Instead: vitest and fast-check are enough.',
    severity: 'error',
    from: { path: '^packages/domain/src/.*\\.test\\.ts$' },
    to: { pathNot: ['^packages/domain/src/', testTools, 'node_modules/temporal-polyfill/'] },
  },
  {
    name: 'contract-knows-domain-and-zod',
    comment: 'The contract describes the wire. Instead: put rules in domain and machinery in client or platform.',
    severity: 'error',
    from: { path: '^packages/contract/src/' },
    to: { pathNot: ['^packages/(domain|contract)/src/', 'node_modules/zod/', testTools] },
  },
  {
    name: 'foundations-know-no-room',
    comment: 'Platform, ui, client and shared serve every room. Instead: let the room hand in what is its own, or use a port.',
    severity: 'error',
    from: { path: '^(server/src/platform|packages/ui|packages/client|web/src/shared|admin/src/shared)/' },
    to: { path: [`^${roomFloors}/${anyOf(realRooms)}/`, '^packages/contract/src/index\\.ts$'] },
  },
  ...lowerRowsOnly,
  {
    name: 'rooms-are-entered-by-the-door',
    comment: "What a room shows is listed in its index.ts. Instead: import the room's door, and list the name there.",
    severity: 'error',
    from: { path: `^${roomFloors}/([^/]+)/` },
    to: {
      path: `^${roomFloors}/[^/]+/`,
      pathNot: ['^$1/$2/', `^${roomFloors}/[^/]+/index\\.tsx?$`, '^packages/contract/src/[^/]+/search\\.ts$', tests],
    },
  },
  {
    name: 'rooms-are-entered-by-the-door',
    comment: "What a room shows is listed in its index.ts. Instead: import the room's door, and list the name there.",
    severity: 'error',
    from: { pathNot: [`^${roomFloors}/[^/]+/`, tests] },
    to: {
      path: `^${roomFloors}/[^/]+/`,
      pathNot: [`^${roomFloors}/[^/]+/index\\.tsx?$`, '^packages/contract/src/[^/]+/search\\.ts$', tests],
    },
  },
  {
    name: 'features-are-strangers',
    comment: 'Features never import features, nor look up into app. Instead: app composes them; what both need goes to shared.',
    severity: 'error',
    from: { path: '^(web|admin)/src/features/([^/]+)/' },
    to: { path: '^(web|admin)/src/(features|app)/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'apps-are-apart',
    comment: 'The console is a bundle of its own, never inside the mobile app. Instead: move the shared part to packages/ui or packages/client.',
    severity: 'error',
    from: { path: '^(web|admin)/' },
    to: { path: '^(web|admin)/', pathNot: '^$1/' },
  },
  {
    name: 'screens-never-import-server',
    comment: 'Server code must not reach a browser. Instead: import the contract.',
    severity: 'error',
    from: { path: '^(web|admin|packages)/' },
    to: { path: '^server/' },
  },
  {
    name: 'builders-are-for-tests',
    comment: 'testing.ts writes rows without judgement. Instead: call the use-case.',
    severity: 'error',
    from: { pathNot: [tests, '^server/src/demo/'] },
    to: { path: '(^|/)testing(/|\\.tsx?$)', pathNot: 'node_modules/' },
  },
];

export default {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '\\.(json|css|svg|png|wasm|woff2)(\\?|$)|\\?(url|raw|worker|inline)$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
