/** Settings of a server: one validated schema, a sentence each. */
export { doubtsAbout, readSettings, settingsHelp, SettingsRefused, type Settings } from './settings.ts';
