/** Settings of a server: one validated schema, a sentence each. */
export { readSettings, settingsHelp, SettingsRefused, type Settings } from './settings.ts';
