import type { Locale } from '@vitrine/domain/kernel';
import type { GivenFile } from '../../../platform/storage/index.ts';
import type { KeptNames, Sections } from '../personal-records.ts';

/** One folder of the archive: the person's own, or that of a client; `names` of its sections. */
export type Part = { folder: string; title: string; sections: Sections; names: KeptNames; files: readonly GivenFile[] };
/** `askedAt`: an instant; `brand`: whose portal it is. */
export type ArchiveFacts = { locale: Locale; fullName: string; brand: string; askedAt: string; parts: readonly Part[] };
