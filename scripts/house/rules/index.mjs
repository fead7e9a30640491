/** Every rule of the house. A rule is `{ name, check(tree) }`; check answers its findings: `{ file, line?, why, instead }`. */
import { catalogsAgree } from './catalogs.mjs';
import { timeComesIn } from './clock.mjs';
import { endpointsAndRoutesMatch, everyRefusalHasItsText, refusalsAreFacts } from './contract.mjs';
import { everyRoomHasAnEntryPoint } from './entry-points.mjs';
import { namedTestsExist } from './evidence.mjs';
import { typesEqualMigrations } from './generated.mjs';
import { importRules, importsWereSeen } from './imports.mjs';
import { kindsAreWhole } from './kinds.mjs';
import { migrationsAreNamed, migrationsStayInTheirRoom } from './migrations.mjs';
import { everyFolderIsARoom, exportsHaveNames, filesAreNamedForWhatTheyAre } from './names.mjs';
import { roomsAreWhole } from './rooms.mjs';
import { noSessionState } from './session-state.mjs';
import { mostFilesAreShort, noLongFile } from './sizes.mjs';
import { suppressionsHaveReasons, suppressionsOnlyFall } from './suppressions.mjs';
import { tablesStayInTheirRoom } from './tables.mjs';
import { tenantComesFirst } from './tenants.mjs';
import { nothingIsUnused } from './unused.mjs';

export const rules = [
  importsWereSeen,
  ...importRules,
  tablesStayInTheirRoom,
  migrationsAreNamed,
  migrationsStayInTheirRoom,
  tenantComesFirst,
  noSessionState,
  timeComesIn,
  everyFolderIsARoom,
  everyRoomHasAnEntryPoint,
  filesAreNamedForWhatTheyAre,
  exportsHaveNames,
  noLongFile,
  mostFilesAreShort,
  suppressionsOnlyFall,
  suppressionsHaveReasons,
  catalogsAgree,
  refusalsAreFacts,
  everyRefusalHasItsText,
  endpointsAndRoutesMatch,
  typesEqualMigrations,
  kindsAreWhole,
  roomsAreWhole,
  namedTestsExist,
  nothingIsUnused,
];
