import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Instant, Nothing, pageOf, PageQuery, Was } from '../kernel/index.ts';
import { Tokens } from './tokens.ts';

/** A webservice token: opens one account of this site, once, within two minutes (decision D72). */
const Token = z.string().min(1, 'required').max(128);

export const issueWebserviceToken = endpoint({
  method: 'POST',
  path: '/webservice-tokens',
  access: 'integrator',
  keyed: false,
  body: z.object({ login: z.string().trim().min(1, 'required').max(254), id_client: Id.optional() }),
  answer: z.object({ webservice_token: z.string(), expires_in: z.int().positive(), url: z.url() }),
  refusals: ['no_profile', 'provider_off', 'under_maintenance'],
  perMinute: 600,
  summary: 'A partner’s server asks for the key to one account, and sends the person to `url`',
});

export const WebserviceArrival = z.object({
  fullName: z.string(),
  userName: z.string(),
  client: z.string(),
  program: z.string(),
  partner: z.string(),
});
export type WebserviceArrival = z.infer<typeof WebserviceArrival>;

export const lookAtWebserviceToken = endpoint({
  method: 'POST',
  path: '/webservice-tokens/look',
  access: 'open',
  keyed: false,
  body: z.object({ token: Token }),
  answer: WebserviceArrival,
  refusals: ['webservice_token_over'],
  perMinute: 60,
  summary: 'Whose account a token opens: shown before it is redeemed',
});

export const redeemWebserviceToken = endpoint({
  method: 'POST',
  path: '/log-in/webservice',
  access: 'client',
  keyed: false,
  body: z.object({ token: Token }),
  answer: Tokens,
  refusals: ['webservice_token_over', 'provider_off', 'under_maintenance'],
  perMinute: 60,
  summary: 'Logs in by a webservice token, once (LOG-05)',
});

export const Integrator = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  createdAt: Instant,
  /** Since when its secret is the one it is. */
  secretAt: Instant,
  /** The programs whose accounts it may open; null for every program of the site. */
  clientIds: z.array(Id).nullable(),
});
export type Integrator = z.infer<typeof Integrator>;

export const IntegratorFields = z.object({
  name: z.string().trim().min(1, 'required').max(80, 'text_too_long'),
  /** Null for every program of the site. */
  clientIds: z.array(Id).min(1, 'too_few').max(100, 'too_many').nullable(),
});
export type IntegratorFields = z.infer<typeof IntegratorFields>;

/** A new one reaches every program where nobody says which. */
export const IntegratorForm = IntegratorFields.extend({ clientIds: IntegratorFields.shape.clientIds.default(null) });
export type IntegratorForm = z.infer<typeof IntegratorForm>;
const oneIntegrator = z.object({ integratorId: z.string().max(64) });

export const listIntegrators = endpoint({
  method: 'GET',
  path: '/integrators',
  needs: 'clients.create',
  query: PageQuery,
  answer: pageOf(Integrator),
  summary: 'Partners of the site whose servers may ask for webservice tokens, oldest first',
});
export const exportIntegrators = exportOf(listIntegrators);

export const createIntegrator = endpoint({
  method: 'POST',
  path: '/integrators',
  needs: 'clients.create',
  keyed: false,
  body: IntegratorForm,
  answer: z.object({ id: z.string(), secret: z.string() }),
  refusals: ['program_unknown'],
  summary: 'Lets a partner’s server in; its secret is told this once',
});

export const saveIntegrator = endpoint({
  method: 'PUT',
  path: '/integrators/:integratorId',
  needs: 'clients.create',
  params: oneIntegrator,
  body: z.strictObject({ version: z.int(), integrator: changed(IntegratorFields), was: Was }),
  answer: z.object({ version: z.int() }),
  refusals: ['program_unknown', 'changed_meanwhile'],
  summary:
    'Names a partner’s server anew, and says which programs’ accounts it may open from now on; fields are refused below `integrator.`',
});

export const rotateIntegratorSecret = endpoint({
  method: 'POST',
  path: '/integrators/:integratorId/secret',
  needs: 'clients.create',
  keyed: false,
  params: oneIntegrator,
  answer: z.object({ secret: z.string() }),
  summary: 'Gives a partner’s server another secret, told this once; the one before opens nothing any more',
});

export const endIntegrator = endpoint({
  method: 'DELETE',
  path: '/integrators/:integratorId',
  needs: 'clients.create',
  params: oneIntegrator,
  answer: Nothing,
  summary: 'Shuts a partner’s server out, and ends what it began',
});
