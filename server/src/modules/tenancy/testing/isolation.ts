/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

const wholeSite = { site: 'superuser', because: 'a superuser manages every client of the site' } as const;

export const tenancy: RoomUnderAttack = {
  entries: {
    getSite: { asks: () => [{ query: {} }, { query: { locale: 'fr' } }] },
    getLoginConfiguration: { asks: () => [{}] },
    saveLoginConfiguration: {
      asks: (b) => [
        { body: { version: 1, configuration: { ...b.configuration, logoFileIds: { 'pt-BR': b.fileId }, backgroundFileId: b.fileId } } },
      ],
    },
    listClients: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }, { query: { after: b.cursor } }], sharedWithin: wholeSite },
    exportClients: { asks: () => [{ query: {} }], sharedWithin: wholeSite },
    getClient: { asks: (b) => [{ params: { clientId: b.tenantId } }], sharedWithin: wholeSite },
    createClient: { asks: (b) => [{ body: { ...b.clientSettings, slug: 'taken-over', logoFileId: b.fileId, wideLogoFileId: b.fileId } }] },
    saveClient: {
      asks: (b) => [{ params: { clientId: b.tenantId }, body: { version: 1, client: b.clientSettings } }],
      sharedWithin: wholeSite,
    },
    getClientStorage: { asks: (b) => [{ params: { clientId: b.tenantId } }], sharedWithin: wholeSite },
    limitClientStorage: {
      asks: (b) => [{ params: { clientId: b.tenantId }, body: { before: null, ownMegabytes: 1 } }],
      sharedWithin: wholeSite,
    },
    listHosts: { asks: () => [{}], sharedWithin: wholeSite },
    addSiteHost: { asks: (b) => [{ body: { host: `own-${b.nonce}.test` } }], sharedWithin: wholeSite },
    setMainHost: { asks: () => [{ body: { host: 'nowhere.test' } }], sharedWithin: wholeSite },
    removeSiteHost: { asks: () => [{ params: { host: 'nowhere.test' } }], sharedWithin: wholeSite },
    listInstitutionalVersions: { asks: (b) => [{ params: { clientId: b.tenantId, page: 'about' }, query: {} }], sharedWithin: wholeSite },
    getInstitutionalVersion: {
      asks: (b) => [{ params: { clientId: b.tenantId, page: 'about', version: 1 } }],
      sharedWithin: wholeSite,
    },
    listDeadJobs: { asks: () => [{}], sharedWithin: wholeSite },
    replayDeadJobs: { asks: (b) => [{ body: { ids: [b.newId()] } }] },
    getPublicInstitutionalText: {
      asks: () => [
        { params: { page: 'about' }, query: {} },
        { params: { page: 'about' }, query: { locale: 'en-US' } },
      ],
    },
    getInstitutionalText: { asks: () => [{ params: { page: 'about' } }] },
    getInstitutionalDraft: { asks: (b) => [{ params: { clientId: b.tenantId, page: 'about' } }], sharedWithin: wholeSite },
    saveInstitutionalDraft: {
      asks: (b) => [{ params: { clientId: b.tenantId, page: 'about' }, body: { version: 0, draft: { text: { 'pt-BR': 'Invasor' } } } }],
      sharedWithin: wholeSite,
    },
  },
};
