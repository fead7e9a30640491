import { matchLocale } from '@vitrine/ui/words';
import { IconHistory } from '../shared/icons.ts';
import type { Place } from '../shared/room.ts';
import { rooms } from './rooms.gen.ts';

const auditLog: Place = {
  key: 'audit-log',
  href: '/audit-log',
  needs: 'audit.read',
  label: { 'pt-BR': 'Histórico', 'en-US': 'History', 'es-ES': 'Historial', 'fr-FR': 'Historique' },
  Icon: IconHistory,
  rank: 90,
};

/** The places of the console, in the order of the rail, each with the permission that shows it. */
export const places: readonly Place[] = [...Object.values(rooms).flatMap((room) => room.places ?? []), auditLog].toSorted(
  (one, other) => one.rank - other.rank,
);

/** Whether an address lies in a place: below its own, or in one of its other lists. */
export const isIn = ({ href, others = [] }: Place, pathname: string): boolean =>
  [href, ...others].some((address) => pathname === address || pathname.startsWith(`${address}/`));

export const labelOf = ({ label }: Place, language: string): string => label[matchLocale(language)];

/** Where a person begins; undefined for those without work here. */
export const firstPlaceOf = (can: readonly string[]): string | undefined => places.find(({ needs }) => can.includes(needs))?.href;
