import { sql } from 'kysely';

export const takeFromStock = 'listen to the last seller';
export const lastSeen = 'pg_advisory is a word of its own';
export const lockReward = () => sql`select pg_advisory_xact_lock(1)`;
export const monthly = { query: 'LISTEN rewards' };
