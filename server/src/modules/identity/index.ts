/** Persons and members: who logs in, who they are in a client, what they may do. */
export { doorkeeper } from './admit.ts';
export { readingAs } from './as-member.ts';
export {
  audienceFaults,
  audienceIn,
  eachMember,
  isMetBy,
  isNamedHere,
  rowsOfAudience,
  tagsFault,
  type Audience,
  type Looker,
} from './audience.ts';
export { grantedTo, isGranted } from './custom-roles/granted.ts';
export { demandChallenge, type ChallengeAsk } from './challenge/demand-challenge.ts';
export { claimsOf, isClaimed, isClaimedByOther } from './claims.ts';
export { countMembers } from './count-members.ts';
export { foundSiteWithSuperuser } from './found-site.ts';
export type { Due, Mandatory } from './gates/mandatory.ts';
export { offeredProviders } from './outside/registered.ts';
export { findDeparture, forgetDeparture, holdPerson, keepDeparture, noteErased, shutOut } from './departures.ts';
export { writeToOwner } from './emails/write-to-owner.ts';
export { isLastAdministrator } from './keep-an-administrator.ts';
export { keptByIdentity } from './kept-names.ts';
export { findOwner, type Owner } from './owners.ts';
export { provePassword } from './prove-password.ts';
export { recordOnPerson } from './record-on-person.ts';
export { eraseLogIn } from './records/erase-log-in.ts';
export { eraseMember } from './records/erase-member.ts';
export { tellMember } from './records/tell-member.ts';
export { tellPerson } from './records/tell-person.ts';
export { escaped, emailButton, emailPage } from './emails/email-page.ts';
export { hashPassword, noPassword, passwordCost, verifyPassword } from './passwords.ts';
export { siteAddress } from './site-address.ts';
export { programRoleOf, rolesOf as rolesIn, statusOf } from './queries.ts';
export { choiceWords } from './choice-words.ts';
export { escapedWords } from './found-by.ts';
export { getGroup } from './groups/groups.ts';
export { sortIntoGroups, sortPersonIntoGroups } from './groups/sort-into-groups.ts';
export { getTag } from './groups/tags.ts';
export { setGroupOfMany, setRoleOfMany, setStatusOfMany, setTagOfMany } from './many/change-many.ts';
export { giveAccessCodes } from './access-codes/access-code-rows.ts';
export { addToGroupsAndTags, changeMany, enterMany, stateOfMany } from './many/enter-many.ts';
export { holdAdministrators, holdMembers, holdMembersOf } from './many/hold-many.ts';
export { removeMany, restoreMany, takeFromGroups, takeTags } from './many/take-back-many.ts';
export { closeRegistration } from './registration/close-registration.ts';
export { nameAsDocument } from './taken-names.ts';
export { endFamilies } from './token-families.ts';
export { webClientOf } from './web-client.ts';
export { peopleFigures, registrationsWaiting } from './people-figures.ts';
