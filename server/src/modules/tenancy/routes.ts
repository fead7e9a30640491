import * as wire from '@vitrine/contract/tenancy';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getClientStorage, limitClientStorage } from './client-storage.ts';
import { createClient } from './create-client.ts';
import { listDeadJobs, replayDeadJobs } from './dead-jobs.ts';
import { exportClients } from './export-clients.ts';
import { findInstitutionalText, findPublicInstitutionalText } from './find-institutional-text.ts';
import { findSite, type SitePorts } from './find-site.ts';
import { getClient } from './get-client.ts';
import { getInstitutionalDraft } from './get-institutional-draft.ts';
import { getLoginConfiguration } from './get-login-configuration.ts';
import { listClients, type CountMembers } from './list-clients.ts';
import { addSiteHost, listHosts, removeSiteHost, setMainHost } from './site-hosts.ts';
import { saveClient } from './save-client.ts';
import { getInstitutionalVersion, listInstitutionalVersions } from './list-institutional-versions.ts';
import { saveInstitutionalDraft } from './save-institutional-draft.ts';
import { saveLoginConfiguration } from './save-login-configuration.ts';

/** The site of a host; its log-in screen and its clients as administrators edit them. */
export const tenancyRoutes =
  (platform: Platform, ports: SitePorts & { countMembers: CountMembers }): Routes =>
  (app) => {
    answer(app, wire.getSite, async ({ host, query }) => (await findSite(platform, ports, { host, ...query })).site);
    answer(app, wire.getLoginConfiguration, ({ actor }) => getLoginConfiguration(platform, actor));
    answer(app, wire.saveLoginConfiguration, async ({ actor, body }) => saveLoginConfiguration(platform, actor, body));
    answer(app, wire.listClients, ({ actor, query }) => listClients(platform, ports, { actor, ask: query }));
    answer(app, wire.exportClients, ({ actor, query, reply }) => exportClients(platform, ports, { actor, query, reply }));
    answer(app, wire.getClient, ({ actor, params }) => getClient(platform, actor, params));
    answer(app, wire.createClient, async ({ actor, body }) => createClient(platform, actor, body));
    answer(app, wire.saveClient, ({ actor, params, body }) => saveClient(platform, actor, { ...params, ...body }));
    answer(app, wire.listHosts, ({ actor, host }) => listHosts(platform.db.read(), actor, { here: host }));
    answer(app, wire.addSiteHost, ({ actor, host, body }) => addSiteHost(platform, actor, { here: host, ...body }));
    answer(app, wire.setMainHost, ({ actor, host, body }) => setMainHost(platform, actor, { here: host, ...body }));
    answer(app, wire.removeSiteHost, ({ actor, host, params }) => removeSiteHost(platform, actor, { here: host, ...params }));
    answer(app, wire.getClientStorage, ({ actor, params }) => getClientStorage(platform, actor, params));
    answer(app, wire.limitClientStorage, ({ actor, params, body }) => limitClientStorage(platform, actor, { ...params, ...body }));
    answer(app, wire.listDeadJobs, ({ actor }) => listDeadJobs(platform, actor));
    answer(app, wire.replayDeadJobs, ({ actor, body }) => replayDeadJobs(platform, actor, body));
    answer(app, wire.getPublicInstitutionalText, ({ host, params, query }) =>
      findPublicInstitutionalText(platform, { host, ...params, ...query }),
    );
    answer(app, wire.getInstitutionalText, ({ actor, params }) => findInstitutionalText(platform, actor, params));
    answer(app, wire.getInstitutionalDraft, ({ actor, params }) => getInstitutionalDraft(platform, actor, params));
    answer(app, wire.listInstitutionalVersions, ({ actor, params, query }) =>
      listInstitutionalVersions(platform, actor, { ...params, ...query }),
    );
    answer(app, wire.getInstitutionalVersion, ({ actor, params }) => getInstitutionalVersion(platform, actor, params));
    answer(app, wire.saveInstitutionalDraft, ({ actor, params, body }) => saveInstitutionalDraft(platform, actor, { ...params, ...body }));
  };
