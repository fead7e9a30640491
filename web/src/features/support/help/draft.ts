import type { Picture } from '../../../shared/device/picture.ts';

/** What somebody is writing, with its files, until the server said yes. `bornKey` is made with it: sent twice, it is one. */
export type Draft = { bornKey: string; subject: string; message: string; files: DraftFile[] };
/** `upload`: what was begun of it; `fileId`: the server has it. */
export type DraftFile = { key: string; picture: Picture; upload?: string; fileId?: string };
