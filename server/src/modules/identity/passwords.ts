import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's memory for argon2id (the library's default), with five times its passes: about 45 ms, which nobody feels at a log-in and whoever
 * guesses pays five times. More memory would be better against graphics cards, but four at once must fit beside everything else.
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 10, parallelism: 1 } as const;

/** A test hashes hundreds of passwords to test something else. Each hash tells its own cost, so that what one way stored the other verifies. */
const quickCost = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

/** The cost of a server with these settings: `NODE_ENV=test` is quick, unless `PASSWORD_COST=full` is asked for; every other server pays the whole. */
export const costFor = (env: Record<string, string | undefined>): typeof passwordCost | typeof quickCost =>
  env['NODE_ENV'] === 'test' && env['PASSWORD_COST'] !== 'full' ? quickCost : passwordCost;

/** What is kept of somebody who has no password yet: an administrator entered them, and nothing opens their account but a link (LOG-09). */
export const noPassword = '';

/** Hashing and verifying at a cost. */
export function passwordsAt(cost: ReturnType<typeof costFor>, argon2 = { hash, verify }) {
  /** Of a password that nobody has: verifying against it costs an unknown name as much time as a known one (decision D64). */
  const nobodys = argon2.hash('a password that nobody has', cost);
  return {
    /** Hashes off the thread of requests. */
    hashPassword: (password: string): Promise<string> => argon2.hash(password, cost),

    /** True when the password is the person's; null stands for a person who is not there, and `noPassword` is never right. */
    async verifyPassword(stored: string | null, password: string): Promise<boolean> {
      const isRight = await argon2.verify(stored || (await nobodys), password);
      return Boolean(stored) && isRight;
    },
  };
}

export const passwords = passwordsAt(costFor(process.env));
export const { hashPassword, verifyPassword } = passwords;
