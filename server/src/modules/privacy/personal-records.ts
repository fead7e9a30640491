import type { Locale } from '@vitrine/domain/kernel';
import type { GivenFile } from '../../platform/storage/index.ts';

/** What this room asks of all others about one person; `app.ts` hands it in. */

/** A person in one client of theirs. */
export type Membership = { siteId: string; tenantId: string; personId: string; memberId: string };

/** Somebody who is erased: what stands where their name stood. */
export type Departing = Membership & { pseudonym: string };

/** A query in a lasting order (rows that come later stand last), read page by page. */
export type Told = { limit(rows: number): { offset(rows: number): { execute(): Promise<object[]> } } };
/** By the table that it tells of, `schema.table`: rows in names that a person can read, without keys of other people. */
export type Sections = Readonly<Record<string, Told>>;

/** What a room keeps about a member. */
export type PersonalRecords = {
  /** Everything that it keeps about them, for a copy of it (PRO-05): nothing is read before it is asked for. */
  tell(who: Membership): Sections;
  /** Their files: what they uploaded, and what was drawn for them. */
  files?(who: Membership & { host: string }): Promise<readonly GivenFile[]>;
  /** Erases what is personal and leaves what has to stay under the pseudonym. In transactions of its own; bears being done twice, and being killed between. */
  erase(who: Departing): Promise<void>;
};

/** By the table: what a person calls what it keeps. */
export type KeptNames = Readonly<Record<string, string>>;

/** By room, in the order in which they are asked: who takes points back comes before who writes them off. */
export type PersonalRooms = Readonly<Record<string, PersonalRecords & { names?: Readonly<Partial<Record<Locale, KeptNames>>> }>>;
