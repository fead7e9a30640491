/** What this room asks of all others about one person; `app.ts` hands it in. */

/** A person in one client of theirs. */
export type Membership = { siteId: string; tenantId: string; personId: string; memberId: string };

/** Somebody who is erased: what stands where their name stood. */
export type Departing = Membership & { pseudonym: string };

/** What a room keeps about a member. */
export type PersonalRecords = {
  /** Erases what is personal and leaves what has to stay under the pseudonym. In transactions of its own; bears being done twice, and being killed between. */
  erase(who: Departing): Promise<void>;
};

/** By room, in the order in which they are asked: who takes points back comes before who writes them off. */
export type PersonalRooms = Readonly<Record<string, PersonalRecords>>;
