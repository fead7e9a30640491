/** What a profile is judged by, in the browser and on the server alike (PRO-02, VAL-14). A door of its own: tables of phone numbers and documents come with it. */
export { childrenAtMost, judgeAbout, type ProfileAbout } from './judge-about.ts';
export { judgePhones } from './judge-phones.ts';
