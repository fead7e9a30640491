/** Persons and members: who logs in, who they are in a client, what they may do. */
export { doorkeeper } from './admit.ts';
export { countMembers } from './count-members.ts';
export { contactRoutes } from './contact/routes.ts';
export { nothingMandatory, type Due, type Mandatory } from './gates/mandatory.ts';
export { joinFounder } from './join-founder.ts';
export { offeredProviders } from './outside/registered.ts';
export type { Departing, Membership, PersonalRecords, PersonalRooms, Told } from './leaving/ports.ts';
export { escaped, letterButton, letterPage } from './letters/letter-page.ts';
export { hashPassword, passwordCost, verifyPassword } from './passwords.ts';
export { placesRoutes } from './places/routes.ts';
export { profileRoutes } from './profile/routes.ts';
export { identityFileAccess } from './profile/save-avatar.ts';
export { recoveryRoutes } from './recovery/routes.ts';
export { tellOfDecision } from './registration/letters.ts';
export { identityRoutes } from './routes.ts';
export { siteAddress } from './site-address.ts';
export { webClientOf } from './web-client.ts';
export { registerIdentityWorkers } from './workers.ts';
