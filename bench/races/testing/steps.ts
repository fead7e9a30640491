import fc from 'fast-check';

const member = fc.nat(1);
/** Counted from the newest on: what happened lately is decided more often than what ended long ago. */
const pick = fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(31) });
/** True: by a version that is not the newest. */
const isStale = fc.nat(11).map((one) => one === 0);
const of = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind), member, pick, isStale });
const invoice = { number: fc.nat(23), spelling: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }), product: fc.nat(2) };

/** One thing that somebody does, possible or not: what is impossible must be refused, by its name. */
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('register' as const), member }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('report' as const), member, ...invoice }) },
  { weight: 4, arbitrary: of('approve') },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refuse' as const), member, pick, isStale, isCorrectable: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('revise' as const), member, pick, isStale, ...invoice }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('redeem' as const), member, reward: fc.nat(2) }) },
  { weight: 4, arbitrary: of('approveOrder') },
  { weight: 2, arbitrary: of('proposeException') },
  { weight: 2, arbitrary: of('approveException') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refuseOrder' as const), member, pick, isStale, isByMember: fc.boolean() }) },
  { weight: 3, arbitrary: of('cancel') },
  { weight: 2, arbitrary: of('hold') },
  { weight: 4, arbitrary: of('resume') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), chance: fc.nat(3) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

/** As long as it says: a sequence that breaks is known by its seed, and by the steps up to where it broke. */
export const sequenceOf = (operations: number): fc.Arbitrary<Step[]> => fc.array(step, { minLength: operations, maxLength: operations });
