import type { AgencyToManage, BrandToManage, RetailerToManage } from '@vitrine/contract/campaigns';
import type { ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listAgencies } from './agencies.ts';
import { listBrands } from './brands.ts';
import { exportWords } from './choice-words.ts';
import { listRetailers } from './retailers.ts';

type Asked = { query: { search?: string | undefined; format: ExportFormat }; reply: FastifyReply };

/** Chains as an export (ADM-02). */
export const exportRetailers = (platform: Platform, actor: Actor, { query, reply }: Asked): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'chains',
      words: exportWords(actor).chains,
      page: (ask) => listRetailers(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, takesPhotos, stores }: RetailerToManage) => ({ name, takesPhotos, stores }),
    },
  });

/** Brands of products as an export (ADM-02). */
export const exportBrands = (platform: Platform, actor: Actor, { query, reply }: Asked): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'brands',
      words: exportWords(actor).brands,
      page: (ask) => listBrands(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, products }: BrandToManage) => ({ name, products }),
    },
  });

/** Agencies as an export (ADM-02). */
export const exportAgencies = (platform: Platform, actor: Actor, { query, reply }: Asked): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'agencies',
      words: exportWords(actor).agencies,
      page: (ask) => listAgencies(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, brands }: AgencyToManage) => ({ name, brands: brands.join(', ') }),
    },
  });
