import type { ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { exportWords } from './export-words.ts';
import { listClients, type CountMembers } from './list-clients.ts';

type Asked = { actor: Actor; query: { search?: string | undefined; format: ExportFormat }; reply: FastifyReply };

/** Clients as an export (ADM-02): all of the site for a superuser, their own for everybody else. */
export const exportClients = (
  platform: Platform,
  ports: { countMembers: CountMembers },
  { actor, query, reply }: Asked,
): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'clients',
      words: exportWords(actor).clients,
      page: (ask) => listClients(platform, ports, { actor, ask: { search: query.search, ...ask } }),
      cells: ({ name, slug, members, modulesOn, home_route }) => ({ name, slug, members, modulesOn, home_route }),
    },
  });
