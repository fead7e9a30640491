import { createPerson, type PersonForm } from '@vitrine/contract/identity';
import { z } from 'zod';
import { aMark, askControl, callAs, siteOf, type Who } from './api.ts';

type Form = z.input<typeof PersonForm>;
export type MadePerson = Exclude<Who, string> & { memberId: string; fullName: string; email: string; document: string };

/** Strong enough for any site. */
const password = 'Nova-Pessoa-2026';

/** A person of the test's own in Aurora, approved, who can log in and stands before no gate, unless they are `isNew`. Anything of the form may be given. */
export async function aPerson(
  given: Partial<Form> = {},
  { by = 'admin', isNew = false, isVerified = false }: { by?: Who; isNew?: boolean; isVerified?: boolean } = {},
): Promise<MadePerson> {
  const mark = aMark();
  const person = {
    fullName: `Pessoa ${mark}`,
    userName: `p-${mark}`,
    email: `p-${mark}@exemplo.test`,
    documentKind: 'cpf' as const,
    document: aCpf(),
    phone: '',
    birthday: null,
    gender: 'not_told' as const,
    country: 'BR',
    city: 'São Paulo',
    languageId: 1,
    roles: ['learner' as const],
    programRole: 'salesperson' as const,
    groupIds: [],
    ...given,
  };
  const at = typeof by === 'string' || by.at === undefined ? {} : { at: by.at };
  const { id } = isNew
    ? await callAs(by, createPerson, { body: { ...person, password } })
    : Made.parse(await askControl(siteOf(by), 'person', { ...person, password, isVerified }, by));
  return {
    ...at,
    memberId: id,
    password,
    userName: person.userName,
    fullName: person.fullName,
    email: person.email,
    document: person.document,
  };
}
const Made = z.object({ id: z.string() });

/** Invented digits with right check digits. */
export function aCpf(): string {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  for (let length = 9; length < 11; length += 1) {
    const sum = digits.reduce((total, digit, place) => total + digit * (length + 1 - place), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** Somebody whom an administrator of Aurora entered beforehand, without a password (LOG-09). */
export async function anExpectedPerson(): Promise<Pick<MadePerson, 'userName' | 'email' | 'document' | 'fullName'>> {
  const mark = aMark();
  const person = { fullName: `Estela ${mark}`, userName: `e-${mark}`, email: `e-${mark}@exemplo.test`, document: aCpf() };
  const rest = { documentKind: 'cpf', phone: '', birthday: null, gender: 'not_told', country: 'BR', city: '', languageId: 1 } as const;
  const place = { roles: ['learner' as const], programRole: null, groupIds: [] };
  await callAs('admin', createPerson, { body: { ...person, ...rest, ...place, password: '' } });
  return person;
}
