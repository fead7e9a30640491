/** Who a person is on this device: the log-in screen, the way out, and their language and country. */
export { languageOf, meQuery, siteQuery } from './api.ts';
export { answerChallenge } from './challenge/answer-challenge.ts';
export { LanguageMenu } from './language-menu.tsx';
export { LanguageSettings } from './language-settings.tsx';
export { GateFrame } from './gates/gate-frame.tsx';
export { gateScreenOf, waitsForDuty } from './gates/gate-screens.ts';
export { usePassGate } from './gates/use-pass-gate.ts';
export { OutsideMethods } from './outside/outside-methods.tsx';
export { PublicSheet, useSite } from './public-sheet.tsx';
export { profileQuery } from './profile/api.ts';
export { LazyAddressChoice } from './profile/lazy-address-choice.ts';
export { PreferenceSettings } from './profile/preference-settings.tsx';
export { ProfileFace } from './profile/profile-face.tsx';
export { AccountWays, SafetyWays } from './profile/profile-ways.tsx';
export { identityRoutes } from './routes.tsx';
export { useMe } from './use-me.ts';
