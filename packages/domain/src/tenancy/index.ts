/** Sites, clients and how they look: colours that stay readable, module flags, words of the login configuration. */
export { derivePalette, textOn, type BrandColours, type Correction, type Palette, type Role } from './palette.ts';
export { judgeLogo, type LogoShade } from './logo.ts';
export { isHexColour } from './oklch.ts';
export { paletteCss } from './palette-css.ts';
export {
  backgroundKinds,
  cookieNotices,
  modules,
  modulesAtFirst,
  programModules,
  passwordLevels,
  socialProviders,
  hostRefusals,
  tenancyRefusals,
  type Module,
  type PasswordLevel,
  type TenancyRefusal,
} from './modules.ts';
export { showsScore } from './score.ts';
export { linkedModules, screenOfModule } from './module-screens.ts';
export { institutionalPages, institutionalTextLimit, judgeInstitutionalText, type InstitutionalPage } from './institutional.ts';
export { judgeLanguages, judgeProgramName } from './offer.ts';
export {
  askedFields,
  isRegistrationOpen,
  registrationFields,
  registrationVariants,
  type AskedField,
  type RegistrationField,
  type RegistrationVariant,
} from './registration.ts';
