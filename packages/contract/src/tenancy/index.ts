/** Sites and clients on the wire: how the portal looks before and after log-in, and what an administrator sets. */
import { tenancyRefusals } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, pageOf, PageQuery, SearchTerm, StoredFile, Was } from '../kernel/index.ts';
import { ClientSettings, Country, LoginConfiguration, LoginConfigurationDraft } from './shapes.ts';

export {
  Client,
  ClientBrand,
  ClientSettings,
  Colour,
  Country,
  flagName,
  Language,
  LoginConfiguration,
  LoginConfigurationDraft,
} from './shapes.ts';

export {
  getInstitutionalDraft,
  getInstitutionalText,
  getInstitutionalVersion,
  getPublicInstitutionalText,
  InstitutionalDraft,
  InstitutionalText,
  InstitutionalVersion,
  listInstitutionalVersions,
  saveInstitutionalDraft,
} from './institutional.ts';
export { DeadJob, listDeadJobs, replayDeadJobs } from './dead-jobs.ts';
export { addSiteHost, listHosts, removeSiteHost, setMainHost, SiteHosts } from './hosts.ts';
export { ClientStorage, getClientStorage, limitClientStorage } from './storage.ts';

/** The page carries this as JSON; the native app asks for it. Known by the host, before anybody logged in. */
export const Site = z.object({
  id: Id,
  name: z.string(),
  login_configuration: LoginConfiguration,
  /** The palette as CSS custom properties, light and dark. */
  theme: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  countries: z.array(Country),
  content_origin: z.url(),
});
export type Site = z.infer<typeof Site>;

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  access: 'open',
  query: z.object({ locale: z.string().max(16).optional() }),
  answer: Site,
  summary: 'The site of this host: login configuration, languages, web client',
});

const Versioned = z.object({ version: z.int() });
const EditedConfiguration = Versioned.extend({ configuration: LoginConfigurationDraft, files: z.array(StoredFile) });
const EditedClient = Versioned.extend({ client: ClientSettings, files: z.array(StoredFile) });

export const getLoginConfiguration = endpoint({
  method: 'GET',
  path: '/login-configuration',
  needs: 'login_configuration.write',
  answer: EditedConfiguration,
  summary: 'The login configuration as it is edited',
});

export const saveLoginConfiguration = endpoint({
  method: 'PUT',
  path: '/login-configuration',
  needs: 'login_configuration.write',
  body: Versioned.extend({ configuration: changed(LoginConfigurationDraft), was: Was }),
  answer: EditedConfiguration,
  refusals: [...tenancyRefusals, 'changed_meanwhile'],
  summary: 'Saves the login configuration; seen at once',
});

export const ClientRow = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  home_route: z.string(),
  members: z.int(),
  modulesOn: z.int(),
});

export const listClients = endpoint({
  method: 'GET',
  path: '/clients',
  needs: 'clients.read',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(ClientRow),
  summary: 'Clients of the site that the person may see',
});

export const exportClients = exportOf(listClients);

export const getClient = endpoint({
  method: 'GET',
  path: '/clients/:clientId',
  needs: 'clients.read',
  params: z.object({ clientId: Id }),
  answer: EditedClient,
  summary: 'A client as it is edited',
});

export const createClient = endpoint({
  method: 'POST',
  path: '/clients',
  needs: 'clients.create',
  body: ClientSettings,
  answer: z.object({ id: Id }),
  refusals: tenancyRefusals,
  summary: 'Makes a client on this site',
});

export const saveClient = endpoint({
  method: 'PUT',
  path: '/clients/:clientId',
  needs: 'clients.write',
  params: z.object({ clientId: Id }),
  body: Versioned.extend({ client: changed(ClientSettings), was: Was }),
  answer: EditedClient,
  refusals: [...tenancyRefusals, 'changed_meanwhile'],
  summary: 'Saves a client: name, modules, look',
});
