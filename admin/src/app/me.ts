import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getMe, type Me } from '@vitrine/contract/identity';
import { localeOf } from '@vitrine/domain/kernel';
import type { Staff } from '../shared/console-routes.ts';

/** Who is logged in, in which client, and what they may do. */
export const meQuery = queryOptions<Me>({ queryKey: ['identity', 'me'], queryFn: () => call(getMe, {}), staleTime: 300_000 });

/** What the frame and the screens need of it. */
export const staffOf = ({ person, can, client, clients }: Me): Staff => ({
  personId: person.id,
  name: person.fullName,
  can,
  client: { id: client.id, name: client.name, logo: client.logo },
  clients,
});

export const localeOfMe = ({ person }: Me) => localeOf(person.languageId) ?? 'pt-BR';
