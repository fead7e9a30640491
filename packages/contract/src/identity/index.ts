/** Persons and members on the wire: tokens, who I am, and the people of a client. */
export { makeAccessCode, redeemAccessCode, revokeAccessCode } from './access-codes.ts';
export { audienceFields } from './audience.ts';
export { Challenge, Challenged, challengeRefusals, openChallenge, ProofOfWork } from './challenge.ts';
export { confirmEmail, confirmPhone, ContactChecks, getContactChecks, sendEmailLink, sendPhoneCode } from './contact-checks.ts';
export {
  apiRecoverPassword,
  checkPasswordLink,
  getPhoneNumberWithDocument,
  PasswordKey,
  sendPasswordLink,
  sendRecoverPasswordCode,
  setPasswordByLink,
  validateRecoverPasswordCode,
} from './recovery.ts';
export {
  askFirstAccess,
  completeMyRegistration,
  getMyRegistration,
  registerPerson,
  RegistrationAnswers,
  type MyRegistration,
} from './registration.ts';
export {
  createPerson,
  getPerson,
  PersonDetail,
  PersonForm,
  savePerson,
  setPersonPassword,
  setPersonStatus,
  setProgramStatus,
} from './console-people.ts';
export {
  createCustomRole,
  CustomRoleDetail,
  CustomRoleForm,
  CustomRoleRow,
  exportCustomRoleMembers,
  exportCustomRoles,
  getCustomRole,
  listCustomRoleMembers,
  listCustomRoles,
  removeCustomRole,
  saveCustomRole,
  setCustomRoleMembers,
} from './custom-roles.ts';
export {
  decideRegistration,
  exportRegistrations,
  getRegistrationToDecide,
  listRegistrations,
  RegistrationRow,
  RegistrationToDecide,
} from './console-registrations.ts';
export {
  BelongingRow,
  createGroup,
  exportGroupMembers,
  exportGroups,
  exportTagMembers,
  getGroup,
  GroupDetail,
  GroupForm,
  GroupRow,
  GroupRule,
  listGroupMembers,
  listGroups,
  listRuleValues,
  listTagMembers,
  previewGroupRule,
  removeGroup,
  RuleCondition,
  RuleValue,
  saveGroup,
  setGroupMembers,
  setGroupRule,
  setTagMembers,
} from './console-groups.ts';
export {
  AreaDetail,
  AreaForm,
  AreaRow,
  createArea,
  createGroupLabel,
  createTag,
  exportAreas,
  exportGroupLabels,
  exportTags,
  getArea,
  getGroupLabel,
  getTag,
  GroupLabelDetail,
  GroupLabelForm,
  GroupLabelRow,
  listAreas,
  listGroupLabels,
  listTags,
  removeArea,
  removeGroupLabel,
  saveArea,
  saveGroupLabel,
  saveTag,
  TagDetail,
  TagForm,
  TagRow,
} from './console-lists.ts';
export { changePassword, passGate } from './gates.ts';
export {
  createIntegrator,
  endIntegrator,
  exportIntegrators,
  Integrator,
  IntegratorFields,
  IntegratorForm,
  issueWebserviceToken,
  listIntegrators,
  lookAtWebserviceToken,
  redeemWebserviceToken,
  rotateIntegratorSecret,
  saveIntegrator,
  WebserviceArrival,
} from './partners.ts';
export { Device, endDevice, listDevices } from './devices.ts';
export { findPostalCode, listCities, PostalPlace } from './places.ts';
export { Duty, getMe, Me, saveMe } from './me.ts';
export {
  beginOutsideLink,
  beginOutsideLogIn,
  checkLogInProvider,
  finishOutsideLink,
  finishOutsideLogIn,
  listLogInProviders,
  listOutsideAccounts,
  LogInProviderForm,
  LogInProviderSettings,
  OutsideAccounts,
  OutsideReturn,
  removeLogInProvider,
  saveLogInProvider,
  unlinkOutsideAccount,
} from './outside.ts';
export {
  changeProfileEmail,
  getProfile,
  Profile,
  ProfileAbout,
  ProfileAddress,
  ProfilePhones,
  ProfileWork,
  saveProfileAbout,
  saveProfileAddresses,
  saveProfileAvatar,
  saveProfilePhones,
  saveProfilePreferences,
  saveProfileWork,
} from './profile.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  finishPasskeyLogIn,
  PasskeyCreation,
  PasskeyRequest,
  removePasskey,
  renamePasskey,
  type PasskeyAssertion,
  type PasskeyAttestation,
} from './passkeys.ts';
export {
  beginAuthenticator,
  finishSecondStep,
  getSecondStep,
  proveAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  resetSecondStep,
  SecondStep,
} from './second-step.ts';
export { getSiteLists, SiteLists } from './site-lists.ts';
export { beginVisit, Visit } from './visits.ts';
export { alternativeLogin, logOut, OAuthError, reloadUserTokens, token, Tokens } from './tokens.ts';
