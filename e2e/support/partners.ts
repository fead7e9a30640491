/** A partner's server: it asks for keys to accounts of its site (decision D72). */
import { createIntegrator, issueWebserviceToken } from '@vitrine/contract/identity';
import { aMark, callAs, nameOf, reach, siteOf, type Who } from './api.ts';

const partners = new Map<string, Promise<{ id: string; secret: string }>>();

/** Asks for the key to this person's account, by a partner that the superuser of their site let in. */
async function askForKey(who: Who, { by = 'root' }: { by?: Who } = {}): Promise<Response> {
  const at = siteOf(who);
  const partner = partners.get(at) ?? callAs(by, createIntegrator, { body: { name: `Parceira ${aMark()}` } });
  partners.set(at, partner);
  const { id, secret } = await partner;
  return reach(at + issueWebserviceToken.path, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ login: nameOf(who) }),
  });
}

export const aKeyTo = async (who: Who, ask: { by?: Who } = {}): Promise<string> =>
  issueWebserviceToken.answer.parse(await (await askForKey(who, ask)).json()).webservice_token;
