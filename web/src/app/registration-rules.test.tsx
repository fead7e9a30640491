/** What each rule of a registration says at its field, in every language; the rules themselves stand in domain, and the server asks them again. */
import { registerPerson } from '@vitrine/contract/identity';
import type { AnswerName } from '@vitrine/domain/identity';
import type { Locale } from '@vitrine/domain/kernel';
import type { AskedField } from '@vitrine/domain/tenancy';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, network, open, withNetwork } from './testing.tsx';
import { site } from './testing/facts.ts';

withNetwork();

type Name = AnswerName | 'emailConfirmation' | 'password';
type Typed = Partial<Record<Name, string>>;

const countries = ['BR', 'AR', 'UY', 'CA', 'CL'].map((code) => ({ code, name: code, label: code }));
const languages = (['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const).map((code, index) => ({
  id: index + 1,
  code,
  name: code,
  dateOrder: 'day_first' as const,
}));
type Configuration = Parameters<typeof site>[0];
const asking = (fields: AskedField['field'][], more: Configuration = {}) => {
  const register = fields.map((field) => ({ field, is_mandatory: true }));
  return {
    ...site({ user_register: true, languages, registration_fields: { register, seven_trade: [], pop_trade: [] }, ...more }),
    countries,
  };
};

const inputOf = (name: string): HTMLInputElement | HTMLSelectElement => {
  const input = document.querySelector(`form [name=${name}]`);
  if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) return input;
  throw new Error(`no field ${name}`);
};
const openForm = async (page: ReturnType<typeof asking>, locale: Locale = 'pt-BR') => {
  await open('/register', page, locale);
  await waitFor(() => inputOf('password'));
};
/** The country first, by which the others are judged. */
const fill = ({ country, ...typed }: Typed) => {
  if (country !== undefined) fireEvent.change(inputOf('country'), { target: { value: country } });
  for (const [name, value] of Object.entries(typed)) fireEvent.change(inputOf(name), { target: { value } });
};
const send = () => fireEvent.submit(inputOf('password').form ?? document.body);
/** Everything that is told at the fields that are wrong now, below what they hint at. */
const faultsNow = () =>
  Object.fromEntries(
    [...document.querySelectorAll('form [name][aria-invalid=true]')].map((input) => {
      const [faultAt] = (input.getAttribute('aria-describedby') ?? '').split(' ').toReversed();
      return [input.getAttribute('name'), document.getElementById(faultAt ?? '')?.textContent];
    }),
  );

const told: Record<Locale, Record<'required' | 'tooLong' | 'document' | 'phone' | 'past' | 'weak', string>> = {
  'pt-BR': {
    required: 'Preencha este campo.',
    tooLong: 'Seu texto tem mais que 256 caracteres.',
    document: 'Documento inválido',
    phone: 'Confira o telefone: falta o DDD ou algum número.',
    past: 'Preencha o campo corretamente: a data precisa ser antes de hoje.',
    weak: 'Senha fraca demais: siga a regra escrita acima.',
  },
  'en-US': {
    required: 'Fill in this field.',
    tooLong: 'Your text has more than 256 characters.',
    document: 'Invalid document',
    phone: 'Check the phone number: the area code or a digit is missing.',
    past: 'The date has to be before today.',
    weak: 'The password is too weak: follow the rule written above.',
  },
  'es-ES': {
    required: 'Completa este campo.',
    tooLong: 'Tu texto tiene más de 256 caracteres.',
    document: 'Documento no válido',
    phone: 'Revisa el teléfono: falta el prefijo o algún número.',
    past: 'La fecha tiene que ser anterior a hoy.',
    weak: 'La contraseña es demasiado débil: sigue la regla escrita arriba.',
  },
  'fr-FR': {
    required: 'Remplissez ce champ.',
    tooLong: 'Votre texte dépasse 256 caractères.',
    document: 'Document non valide',
    phone: 'Vérifiez le téléphone\u00A0: il manque l’indicatif ou un chiffre.',
    past: 'La date doit être antérieure à aujourd’hui.',
    weak: 'Mot de passe trop faible\u00A0: suivez la règle écrite au-dessus.',
  },
};

/** Each language with people of a country of its own. */
const people: { locale: Locale; country: string; missing: string; documents: [wrong: string, right: string]; phone: string }[] = [
  {
    locale: 'pt-BR',
    country: 'BR',
    missing: 'CPF é obrigatório',
    documents: ['447.712.782-03', '447.712.782-02'],
    phone: '(81) 98888-7777',
  },
  { locale: 'es-ES', country: 'AR', missing: 'El documento es obligatorio', documents: ['1234567', '12345678'], phone: '011 15-2345-6789' },
  { locale: 'en-US', country: 'UY', missing: 'Document is required', documents: ['1234567A', '12345678'], phone: '094 231 234' },
  { locale: 'fr-FR', country: 'CA', missing: 'Le document est obligatoire', documents: ['1-', '123'], phone: '(416) 555-0123' },
];
const emoji = '🏪';

test.for(people)(
  'VAL-01 VAL-02 VAL-04 VAL-05 VAL-06 VAL-07 VAL-08 VAL-09 VAL-11 ERR-01 in $locale, from $country: each rule speaks at its field, what was typed stays, and mended it goes through',
  async ({ locale, country, missing, documents: [wrong, right], phone }) => {
    const words = told[locale];
    await openForm(asking(['fullName', 'country', 'document', 'phone', 'birthday', 'nickname', 'profession', 'address', 'email']), locale);

    fill({ country });
    send();
    const empty = ['fullName', 'phone', 'birthday', 'nickname', 'profession', 'email', 'password'] as const;
    const parts = ['zipCode', 'street', 'streetNumber', 'neighborhood', 'city', 'state'] as const;
    const required = Object.fromEntries([...empty, ...parts].map((name) => [name, words.required]));
    await waitFor(() => expect(faultsNow()).toMatchObject({ document: missing, ...required }));
    expect(document.activeElement).toBe(inputOf('fullName'));

    const typed: Typed = {
      fullName: 'Dora Prado',
      document: wrong,
      phone: '123',
      birthday: new Intl.DateTimeFormat('sv-SE').format(new Date()),
      nickname: emoji.repeat(257),
      profession: 'x'.repeat(257),
      zipCode: '50030-230',
      street: emoji.repeat(257),
      streetNumber: '100',
      neighborhood: 'Boa Vista',
      city: 'Recife',
      state: 'PE',
      email: 'dora@exemplo.test',
      emailConfirmation: 'dora@exemplo.test',
      password: 'kx8w2pqz', // eight signs, and no capital among them
    };
    fill(typed);
    send();
    const faults = {
      document: words.document,
      phone: words.phone,
      birthday: words.past,
      nickname: words.tooLong,
      profession: words.tooLong,
      street: words.tooLong,
      password: words.weak,
    };
    await waitFor(() => expect(faultsNow()).toEqual(faults)); // at these fields, and at no other
    for (const [name, text] of Object.entries(typed)) expect(inputOf(name).value, name).toBe(text);

    network(answers(registerPerson, () => ({ status: 'awaiting_approval' })));
    fill({ document: right, phone, birthday: '1990-05-20', nickname: emoji.repeat(256), profession: 'x'.repeat(256) });
    fill({ street: emoji.repeat(256), password: 'Kx8w2pQz' });
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await waitFor(() => expect(window.location.pathname).toBe('/register-success'));
  },
);

/** Each country's own rule stands in domain; here only that the form asks it, and as strictly as the site does (decision D56). */
test.for([
  { isStrict: false, wrong: '1-', right: 'abc-123 456' },
  { isStrict: true, wrong: 'abc-123 456', right: '12.345.678-5' },
])('VAL-02 VAL-04 the form judges a document of Chile as the site wishes (strict: $isStrict)', async ({ isStrict, wrong, right }) => {
  await openForm(asking(['fullName', 'country', 'document', 'email'], { strict_documents: isStrict }));
  fill({ country: 'CL', document: wrong, fullName: 'Dora Prado' });
  send();
  await waitFor(() => expect(faultsNow()).toMatchObject({ document: 'Documento inválido' }));
  fill({ document: right, fullName: '' });
  send();
  await waitFor(() => expect(faultsNow()).toMatchObject({ fullName: told['pt-BR'].required })); // judged again
  expect(faultsNow()).not.toHaveProperty('document');
  expect(inputOf('document').value).toBe(right);
});

const levels = [
  { level: 'weak', wrong: 'kx8w2', right: 'kx8w2p', hint: 'Pelo menos 6 caracteres.', shows: ['Senha curta', 'Senha fraca'] },
  {
    level: 'medium',
    wrong: 'kx8w2pqz',
    right: 'Kx8w2pQz',
    hint: 'Pelo menos 8 caracteres, com maiúsculas, minúsculas e números.',
    shows: ['Senha fraca', 'Senha média'],
  },
  {
    level: 'strong',
    wrong: 'Kx8w2pQz',
    right: 'Kx8w2pQ!',
    hint: 'Pelo menos 8 caracteres, com maiúsculas, minúsculas, números e símbolos.',
    shows: ['Senha média', 'Senha forte'],
  },
] as const;

test.for(levels)(
  'VAL-08 at level $level the form says what it asks for, refuses $wrong, takes $right, and shows the strength',
  async ({ level, wrong, right, hint, shows }) => {
    await openForm(asking(['fullName', 'email'], { password_strong_level: level }));
    expect(screen.getByText(hint)).toBeTruthy();
    fill({ fullName: 'Dora Prado', password: wrong });
    expect(screen.getByRole('status').textContent).toBe(shows[0]);
    send();
    await waitFor(() => expect(faultsNow()).toMatchObject({ password: told['pt-BR'].weak }));
    expect(inputOf('password').value).toBe(wrong);
    fill({ fullName: '', password: right });
    expect(screen.getByRole('status').textContent).toBe(shows[1]);
    send();
    await waitFor(() => expect(faultsNow()).toMatchObject({ fullName: told['pt-BR'].required })); // judged again
    expect(faultsNow()).not.toHaveProperty('password');
  },
);
