import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's memory for argon2id (the library's default), with five times its passes: about 45 ms, which nobody feels at a log-in and whoever
 * guesses pays five times. More memory would be better against graphics cards, but four at once must fit beside everything else.
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 10, parallelism: 1 } as const;

/** Hashes off the thread of requests. */
export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

/** What is kept of somebody who has no password yet: an administrator entered them, and nothing opens their account but a link (LOG-09). */
export const noPassword = '';

/** Of a password that nobody has: verifying against it costs an unknown name as much time as a known one (decision D64). */
const nobodys = hash('a password that nobody has', passwordCost);

/** True when the password is the person's; null stands for a person who is not there, and `noPassword` is never right. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored || (await nobodys), password);
  return Boolean(stored) && isRight;
}
