import { z } from 'zod';
import { endpoint, exportOf, Id, Instant, Nothing, pageOf, PageQuery } from '../kernel/index.ts';
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
  refusals: ['no_profile', 'under_maintenance'],
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
  refusals: ['webservice_token_over', 'under_maintenance'],
  perMinute: 60,
  summary: 'Logs in by a webservice token, once (LOG-05)',
});

export const Integrator = z.object({ id: z.string(), name: z.string(), createdAt: Instant });
export type Integrator = z.infer<typeof Integrator>;

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
  body: z.object({ name: z.string().trim().min(1, 'required').max(80, 'text_too_long') }),
  answer: z.object({ id: z.string(), secret: z.string() }),
  summary: 'Lets a partner’s server in; its secret is told this once',
});

export const endIntegrator = endpoint({
  method: 'DELETE',
  path: '/integrators/:integratorId',
  needs: 'clients.create',
  params: z.object({ integratorId: z.string().max(64) }),
  answer: Nothing,
  summary: 'Shuts a partner’s server out, and ends what it began',
});
