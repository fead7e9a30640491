/** What a person may ask of all that is held about them: a copy of it, and that it is erased; every room says here what it keeps. */
export type { Departing, KeptNames, Membership, PersonalRecords, PersonalRooms, Sections, Told } from './personal-records.ts';
