/** The database cannot be had, for a reason that an operator can remove. The message is for people and stands alone, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
