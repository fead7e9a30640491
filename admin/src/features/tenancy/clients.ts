import { call, callFile } from '@vitrine/client';
import { ClientRow, ClientSettings, exportClients, listClients } from '@vitrine/contract/tenancy';
import type { z } from 'zod';
import { described, resource } from '../../shared/resource/index.ts';

type ClientRow = z.infer<typeof ClientRow>;

export const clients = resource<ClientRow, ClientSettings>({
  room: 'tenancy',
  name: 'clients',
  inner: 'client',
  row: described(ClientRow, {
    name: { column: 'shown' },
    slug: { column: 'shown' },
    members: { column: 'shown' },
    modulesOn: { column: 'shown' },
    home_route: { column: 'optional' },
  }),
  form: ClientSettings,
  drawn: ClientSettings,
  titleOf: ({ name }) => name,
  list: ({ search, after, limit }) =>
    call(listClients, { query: { limit, ...(search ? { search: String(search) } : {}), ...(after ? { after } : {}) } }),
  export: (ask) => callFile(exportClients, { query: exportClients.query.parse(ask) }),
});
