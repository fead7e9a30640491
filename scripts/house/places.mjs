/** Where a file stands in the house: its floor, its room, and what kind of file it is there. */

/** The floors that have one folder a room. */
export const floors = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  module: 'server/src/modules',
  web: 'web/src/features',
  console: 'admin/src/features',
};

/** The room whose folder holds the file, on any floor; undefined for files of no room. */
export function roomOf(file) {
  const floor = Object.values(floors).find((folder) => file.startsWith(`${folder}/`));
  const parts = floor && file.slice(floor.length + 1).split('/');
  return parts && parts.length > 1 ? parts[0] : undefined;
}

export const isPlatform = (file) => file.startsWith('server/src/platform/');

/** Tests of every level, and what only they load. */
export const isTest = (file) => /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith('e2e/');

/** The builders of a room, shared by its tests and the demo. */
export const isBuilder = (file) => /(^|\/)testing(\.tsx?$|\/)/.test(file);

/** Files that a tool loads by name and that must therefore export a default. */
export const isConfig = (file) => /\.config\.(ts|mjs)$/.test(file);
