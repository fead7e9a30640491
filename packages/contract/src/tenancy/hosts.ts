import { hostRefusals } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { endpoint } from '../kernel/index.ts';

/** Addresses of this site; e-mails and links that belong to no address of their own name the main one. */
export const SiteHosts = z.object({
  items: z.array(z.object({ host: z.string(), isMain: z.boolean(), isHere: z.boolean() })),
});
export type SiteHosts = z.infer<typeof SiteHosts>;
const one = z.object({ host: z.string().trim().min(1, 'required').max(253, 'text_too_long') });

export const listHosts = endpoint({
  method: 'GET',
  path: '/site/hosts',
  needs: 'clients.create',
  answer: SiteHosts,
  summary: 'The addresses that this site is found at, by name',
});
export const addSiteHost = endpoint({
  method: 'POST',
  path: '/site/hosts',
  needs: 'clients.create',
  body: one,
  answer: SiteHosts,
  refusals: hostRefusals,
  summary: 'One more address of this site; its name has to lead to the server',
});
export const setMainHost = endpoint({
  method: 'PUT',
  path: '/site/main-host',
  needs: 'clients.create',
  body: one,
  answer: SiteHosts,
  summary: 'Makes this address the one that letters name',
});
export const removeSiteHost = endpoint({
  method: 'DELETE',
  path: '/site/hosts/:host',
  needs: 'clients.create',
  params: one,
  answer: SiteHosts,
  refusals: ['host_needed'],
  summary: 'Takes an address away; the main one stays, and the one that is being used',
});
