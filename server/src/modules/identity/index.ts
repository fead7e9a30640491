/** Persons and members: who logs in, who they are in a client, what they may do. */
export { doorkeeper } from './admit.ts';
export { audienceFaults, isNamedHere, type Audience, type Looker } from './audience.ts';
export { grantedTo, isGranted } from './custom-roles/granted.ts';
export { demandChallenge, type ChallengeAsk } from './challenge/demand-challenge.ts';
export { readHead, readSheet } from './import/read-sheet.ts';
export { SheetUnreadable } from './import/sheet-line.ts';
export { claimsOf, isClaimed, isClaimedByOther } from './claims.ts';
export { countMembers } from './count-members.ts';
export { foundSiteWithSuperuser } from './found-site.ts';
export { nothingMandatory, type Due, type Mandatory } from './gates/mandatory.ts';
export { offeredProviders } from './outside/registered.ts';
export type { Departing, KeptNames, Membership, PersonalRecords, PersonalRooms, Told } from './leaving/ports.ts';
export { escaped, letterButton, letterPage } from './letters/letter-page.ts';
export { hashPassword, passwordCost, verifyPassword } from './passwords.ts';
export { siteAddress } from './site-address.ts';
export { rolesOf as rolesIn } from './queries.ts';
export { webClientOf } from './web-client.ts';
export { peopleFigures, registrationsWaiting } from './people-figures.ts';
