/**
 * The laws of imports (docs/ARCHITECTURE.md, laws 1 to 4), read from the table of rooms.
 * A comment says why, and after "Instead:" what to do. Entries that share a name are one rule.
 */
import { rooms, roomsWithoutFloors, rows, contractsOfTheClient } from './architecture/rooms.mjs';

const anyOf = (names) => `(${names.join('|')})`;
const roomFloors = '(packages/domain/src|packages/contract/src|server/src/modules|web/src/features|admin/src/features)';
const tests = '\\.(test|e2e)\\.tsx?$|^e2e/|(^|/)testing(/|\\.tsx?$)';
const realRooms = rooms.filter((room) => !roomsWithoutFloors.includes(room));
// A theme of a room's rules that a browser fetches only with the screen that needs it: its tables are heavy.
const themeEntryPoints = '^packages/domain/src/[^/]+/[^/]+/index\\.ts$';
// Written from the folders: it reads what every room brings (decision 030).
const indexOfRooms = '/(rooms|grants)\\.gen\\.ts$';
const testTools = 'node_modules/(vitest|@vitest|fast-check)/';

const law = (name, comment) => ({ name, comment, severity: 'error' });
const domainIsPure = law(
  'domain-is-pure',
  'Domain holds rules without clock, I/O or framework. Instead: take what you need as an argument.',
);
const byTheEntryPoint = law(
  'rooms-are-entered-by-the-entry-point',
  "What a room shows is listed in its index.ts. Instead: import the room's entry point, and list the name there.",
);
const lowerRow = law(
  'lower-rows-only',
  'A room enters lower rows only. Instead: write an event to the outbox, or declare a port that app.ts fills.',
);

const lowerRowsOnly = rows.flatMap((row, index) =>
  row.map((room) => ({
    ...lowerRow,
    from: { path: `^${roomFloors}/${room}/` },
    to: {
      path: `^${roomFloors}/${anyOf(
        rows
          .slice(index)
          .flat()
          .filter((other) => other !== room)
          .concat('none'),
      )}/`,
    },
  })),
);

const forbidden = [
  {
    ...law('no-circles', 'Files that need each other cannot be read alone. Instead: move what both need into a file of its own.'),
    from: {},
    to: { circular: true },
  },
  {
    ...law(
      'imports-are-found',
      'An import that leads nowhere hides from every other law. Instead: correct the path, extension included, or the package.',
    ),
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    ...domainIsPure,
    from: { path: '^packages/domain/src/', pathNot: [tests, '^packages/domain/src/(kernel|identity)/'] },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    ...domainIsPure,
    from: { path: '^packages/domain/src/kernel/', pathNot: tests },
    to: { pathNot: ['^packages/domain/src/', 'node_modules/temporal-polyfill/', 'node_modules/temporal-spec/'] },
  },
  {
    ...domainIsPure,
    from: { path: '^packages/domain/src/identity/', pathNot: tests },
    to: { pathNot: ['^packages/domain/src/', 'node_modules/(cpf-cnpj-validator|rut\\.js|stdnum|libphonenumber-js)/'] },
  },
  {
    ...domainIsPure,
    from: { path: '^packages/domain/src/.*\\.test\\.ts$' },
    to: { pathNot: ['^packages/domain/src/', testTools, 'node_modules/temporal-polyfill/'] },
  },
  {
    ...law(
      'contract-knows-domain-and-zod',
      'The contract describes the wire. Instead: put rules in domain and machinery in client or platform.',
    ),
    from: { path: '^packages/contract/src/' },
    to: { pathNot: ['^packages/(domain|contract)/src/', 'node_modules/zod/', testTools] },
  },
  {
    ...law(
      'foundations-know-no-room',
      'Platform, ui, client and shared serve every room. Instead: let the room hand in what is its own, or use a port.',
    ),
    from: { path: '^(server/src/platform|packages/ui|web/src/shared|admin/src/shared)/' },
    to: { path: [`^${roomFloors}/${anyOf(realRooms)}/`, '^packages/contract/src/index\\.ts$'] },
  },
  {
    ...law(
      'foundations-know-no-room',
      'The client makes the calls of sessions, of the stream and of what waits, and knows no other. Instead: call from the feature.',
    ),
    from: { path: '^packages/client/', pathNot: tests },
    to: {
      path: [`^${roomFloors}/${anyOf(realRooms)}/`, '^packages/contract/src/index\\.ts$'],
      // The session's machine is a rule of identity, and the client is who runs it (decision 013).
      pathNot: [`^packages/contract/src/${anyOf(contractsOfTheClient)}/`, '^packages/domain/src/identity/index\\.ts$'],
    },
  },
  ...lowerRowsOnly,
  {
    ...byTheEntryPoint,
    from: { path: `^${roomFloors}/([^/]+)/` },
    to: {
      path: `^${roomFloors}/[^/]+/`,
      pathNot: ['^$1/$2/', `^${roomFloors}/[^/]+/index\\.tsx?$`, themeEntryPoints, '^packages/contract/src/[^/]+/search\\.ts$', tests],
    },
  },
  {
    ...byTheEntryPoint,
    from: { pathNot: [`^${roomFloors}/[^/]+/`, tests, indexOfRooms] },
    to: {
      path: `^${roomFloors}/[^/]+/`,
      pathNot: [`^${roomFloors}/[^/]+/index\\.tsx?$`, themeEntryPoints, '^packages/contract/src/[^/]+/search\\.ts$', tests],
    },
  },
  {
    ...law(
      'features-are-strangers',
      'Features never import features, nor look up into app. Instead: app composes them; what both need goes to shared.',
    ),
    from: { path: '^(web|admin)/src/features/([^/]+)/' },
    to: { path: '^(web|admin)/src/(features|app)/', pathNot: '^$1/src/features/$2/' },
  },
  {
    ...law(
      'apps-are-apart',
      'The console is a bundle of its own, never inside the mobile app. Instead: move the shared part to packages/ui or packages/client.',
    ),
    from: { path: '^(web|admin)/' },
    to: { path: '^(web|admin)/', pathNot: '^$1/' },
  },
  {
    ...law('screens-never-import-server', 'Server code must not reach a browser. Instead: import the contract.'),
    from: { path: '^(web|admin|packages)/' },
    to: { path: '^server/' },
  },
  {
    ...law('builders-are-for-tests', 'testing.ts writes rows without judgement. Instead: call the use-case.'),
    from: { pathNot: [tests, '^server/src/(demo|journeys|isolation)/'] }, // decision 029
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
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
