import type { Catalog } from '@vitrine/ui/words';

/** At hand with the table itself. */
export const first = {
  ...import.meta.glob<Catalog>('../i18n/es-ES.json', { eager: true }),
  ...import.meta.glob<Catalog>('../../features/{identity,support/foot}/i18n/es-ES.json', { eager: true }),
};
/** One chunk a room. */
export const rooms = import.meta.glob<Catalog>(['../../features/**/i18n/es-ES.json', '!../../features/{identity,support/foot}/i18n/**']);
