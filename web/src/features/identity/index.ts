/** Who a person is on this device: the log-in screen, the way out, and their language and country. */
export { languageOf, meQuery, siteQuery } from './api.ts';
export { LanguageSettings } from './language-settings.tsx';
export { contactRoutes, recoveryRoutes } from './recovery/routes.tsx';
export { gateRoutes } from './gates/routes.tsx';
export { gateScreenOf, waitsForDuty } from './gates/gate-screens.ts';
export { OutsideWay } from './outside/outside-way.tsx';
export { outsideMemberRoutes, outsideRoutes } from './outside/routes.tsx';
export { PublicSheet, useSite } from './public-sheet.tsx';
export { partnerRoutes } from './partner-routes.tsx';
export { arrivalRoutes, registrationRoutes } from './registration/routes.tsx';
export { LeavingWay } from './profile/leaving-way.tsx';
export { PreferenceSettings } from './profile/preference-settings.tsx';
export { ProfileFace } from './profile/profile-face.tsx';
export { profileRoutes } from './profile/routes.tsx';
export { AccountWays, PrivacyWays, SafetyWays } from './profile/profile-ways.tsx';
export { identityRoutes } from './routes.tsx';
export { secondStepRoutes, secureGateRoutes, securityRoutes } from './second-step/routes.tsx';
export { useMe } from './use-me.ts';
