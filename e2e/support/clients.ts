/** Clients of the tests' own on the first site, so that switching a module off takes it from nobody else. */
import { createClient, getClient, saveClient, type ClientSettings } from '@vitrine/contract/tenancy';
import { modules } from '@vitrine/domain/tenancy';
import { aMark, aSession, callAs, inClient, known, nameOf, type Who } from './api.ts';
import { aPerson, type MadePerson } from './people.ts';

/** The flags of all modules, each on or off. */
export const everyModule = (isOn: boolean) =>
  Object.fromEntries(modules.map((module) => [`has_${module}`, isOn])) as Pick<ClientSettings, 'has_online_courses'>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- one flag a module

export type MadeClient = { id: string; program: string; admin: Who; person: MadePerson };

/** A client with everything that exists switched on, its maker as administrator, and a learner who belongs to it alone. */
export async function aClient(given: Partial<ClientSettings> = {}, { founder = 'root' }: { founder?: Who } = {}): Promise<MadeClient> {
  const mark = aMark();
  const program = `Programa ${mark}`;
  const client = {
    name: `Cliente ${mark}`,
    slug: `cliente-${mark}`,
    program: { 'pt-BR': program, 'en-US': program, 'es-ES': program, 'fr-FR': program },
    home_route: '/home',
    group_training_use_score: true,
    timeZone: 'America/Sao_Paulo',
    languages: null,
    ...everyModule(true),
    colours: { primary: '#7A1FA2', secondary: '#FFB400', tertiary: '#00A88F' },
    logoFileId: null,
    wideLogoFileId: null,
    ...given,
  } as ClientSettings; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the flags are there, one by one
  const { id } = await callAs(founder, createClient, { body: client });
  const admin = known({ userName: `${nameOf(founder)} in ${mark}`, password: '' }, await founderIn(founder, id));
  return { id, program, admin, person: await aPerson({}, { by: admin }) };
}

/** The maker becomes the first member by news of the client, a moment later. */
async function founderIn(founder: Who, clientId: string) {
  const { tokens } = await aSession(founder);
  for (let tries = 0; ; tries += 1) {
    try {
      return await inClient(tokens, clientId);
    } catch (fault) {
      if (tries > 50) throw fault;
      await new Promise((soon) => setTimeout(soon, 100));
    }
  }
}

/** Changes a client as its administrator does. */
export async function changeClient({ id, admin }: MadeClient, change: Partial<ClientSettings>): Promise<void> {
  const params = { clientId: id };
  const { version, client } = await callAs(admin, getClient, { params });
  await callAs(admin, saveClient, { params, body: { version, client: { ...client, ...change } } });
}
