import type { Catalog } from '@vitrine/ui/words';

/** The console's own, at hand with the table itself. */
export const first = import.meta.glob<Catalog>(['../i18n/es-ES.json', '../../shared/{resource,fields}/i18n/es-ES.json'], { eager: true });
/** One chunk a room, or a shared part that not every screen has. */
export const rooms = import.meta.glob<Catalog>([
  '../*/i18n/es-ES.json',
  '../../{features,shared}/**/i18n/es-ES.json',
  '!../../shared/{resource,fields}/**',
]);
