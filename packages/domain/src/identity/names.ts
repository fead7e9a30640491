/** The whole name out of its two parts. */
export const joinedName = ({ name, lastName }: { name: string; lastName: string }): string =>
  [name, lastName].map(tidy).filter(Boolean).join(' ');

/**
 * The two parts of a whole name. `lastName` is what the person said last; where somebody else wrote the name anew and it does not end so any more, the first
 * word is the name and the rest the last name.
 */
export function splitName({ fullName, lastName }: { fullName: string; lastName: string }): { name: string; lastName: string } {
  const whole = tidy(fullName);
  const last = tidy(lastName);
  if (last !== '' && whole.endsWith(` ${last}`)) return { name: whole.slice(0, -last.length - 1), lastName: last };
  const [name = '', ...rest] = whole.split(' ');
  return { name, lastName: rest.join(' ') };
}

/** Whether somebody typed their own whole name (PRO-03); capital letters and spaces do not matter, accents do. */
export function isOwnName({ typed, fullName }: { typed: string; fullName: string }): boolean {
  const wanted = tidy(fullName).toLocaleLowerCase('pt-BR');
  return wanted !== '' && tidy(typed).toLocaleLowerCase('pt-BR') === wanted;
}

const tidy = (written: string): string => written.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
