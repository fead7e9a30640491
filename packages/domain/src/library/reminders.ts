/** Days after a version was put there on which those are reminded who have not confirmed it; then nobody nags any more. */
export const reminderDays = [3, 10, 24] as const;

/** The last reminder that is due so many days after a version was put there; undefined before the first one, and where that one is older than a week: nobody is reminded of what was long ago. */
export function dueReminder(days: number): number | undefined {
  const due = reminderDays.filter((day) => day <= days).at(-1);
  return due === undefined || days - due >= 7 ? undefined : due;
}
