/** What the rules of a registration say at their fields, as it has to stand there; and a form that is filled by the names of its fields. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnswerName } from '@vitrine/domain/identity';

export const told = {
  required: 'Preencha este campo.',
  tooLong: 'Seu texto tem mais que 256 caracteres.',
  document: 'Documento inválido',
  phone: 'Confira o telefone: falta o DDD ou algum número.',
  birthday: 'Preencha o campo corretamente.',
  past: 'Preencha o campo corretamente: a data precisa ser antes de hoje.',
  weak: 'Senha fraca demais: siga a regra escrita acima.',
};

export type Typed = Partial<Record<AnswerName | 'emailConfirmation' | 'password', string>>;

/** The registration on a page. */
export function registrationForm(page: Page) {
  const form = page.getByRole('form').filter({ has: page.locator('[name=emailConfirmation]') });
  const field = (name: string): Locator => form.locator(`[name=${name}]`);
  const pairs = (typed: Typed) => Object.entries(typed);
  return {
    field,
    send: () => form.locator('[type=submit]').click(),
    acceptTerms: () => form.getByRole('checkbox').check(),
    /** Types, or chooses where there is a list; the country first, by which the others are judged. */
    fill: async ({ country, ...typed }: Typed) => {
      if (country !== undefined) await field('country').selectOption(country);
      for (const [name, text] of pairs(typed)) {
        const isChoice = await field(name).evaluate((element) => element instanceof HTMLSelectElement);
        await (isChoice ? field(name).selectOption(text) : field(name).fill(text));
      }
    },
    /** Each of these fields says just this, below what it hints at; a fault is read out and belongs to its field. */
    expectFaults: async (words: Typed) => {
      for (const [name, text] of pairs(words)) {
        await expect(field(name), name).toHaveAttribute('aria-invalid', 'true');
        await expect(field(name), name).toHaveAccessibleDescription(new RegExp(`(^|[.:] )${escaped(text)}$`));
      }
    },
    expectSilent: async (names: readonly string[]) => {
      for (const name of names) await expect(field(name), name).not.toHaveAttribute('aria-invalid');
    },
    expectKept: async (typed: Typed) => {
      for (const [name, text] of pairs(typed)) await expect(field(name), name).toHaveValue(text);
    },
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
