import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { describedBy, draw } from '../testing.tsx';
import type { Locale } from '../words/index.ts';
import { CheckboxField, ColourField, Field, FormRefusal, SelectField, showRefusal, SwitchField, useZodForm } from './index.ts';

const Sale = z.object({
  invoiceNumber: z.string().trim().min(1),
  email: z.email(),
  note: z.string().max(256, 'too_long'),
  store: z.enum(['tatuape', 'mooca']),
  amount: z.number().min(1),
  isGift: z.boolean(),
});
const filled = { invoiceNumber: '10442', email: 'camila@horizonte.com', note: '', store: 'mooca', amount: 2, isGift: false } as const;

function SaleForm({ onSend, start = filled }: { onSend: (sale: z.infer<typeof Sale>) => Promise<unknown>; start?: object }) {
  const form = useZodForm(Sale, start as never);
  const submit = form.handleSubmit((sale) => onSend(sale).catch((error: unknown) => showRefusal(form, error)));
  return (
    <form onSubmit={submit} aria-label="Venda" noValidate>
      <Field form={form} name="invoiceNumber" label="Nota" hint="Está no alto da nota." />
      <Field form={form} name="email" label="E-mail" type="email" />
      <Field form={form} name="note" label="Observação" type="textarea" />
      <Field form={form} name="amount" label="Quantidade" type="number" />
      <SelectField
        form={form}
        name="store"
        label="Loja"
        placeholder="Escolha"
        choices={[
          { value: 'tatuape', label: 'Tatuapé' },
          { value: 'mooca', label: 'Mooca' },
        ]}
      />
      <SwitchField form={form} name="isGift" label="Presente" />
      <FormRefusal form={form} />
      <button type="submit">Enviar</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('ERR-02 a schema code becomes a sentence at its field, and what was typed stays', async () => {
  const onSend = vi.fn(() => Promise.resolve());
  await draw(<SaleForm onSend={onSend} start={{ ...filled, email: '', invoiceNumber: '' }} />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'camila@');
  await send();

  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(describedBy(email)).toContain('Confira o e-mail: falta algo, como o @ ou o final.');
  expect(describedBy(screen.getByLabelText('Nota'))).toMatch(/Preencha este campo\./);
  expect(email).toHaveProperty('value', 'camila@');
  expect(onSend).not.toHaveBeenCalled();
});

test('ERR-02 values reach the sender parsed: numbers are numbers, switches are booleans', async () => {
  const onSend = vi.fn((_sale: z.infer<typeof Sale>) => Promise.resolve());
  await draw(<SaleForm onSend={onSend} />);
  const amount = screen.getByLabelText('Quantidade');
  await userEvent.clear(amount);
  await userEvent.type(amount, '12');
  await userEvent.selectOptions(screen.getByLabelText('Loja'), 'Tatuapé');
  await userEvent.click(screen.getByRole('switch', { name: 'Presente' }));
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ ...filled, amount: 12, store: 'tatuape', isGift: true }));
});

test('ERR-02 a refusal of a field stands at that field and takes the focus', async () => {
  await draw(
    <SaleForm
      onSend={() => Promise.reject(Object.assign(new Error(), { refusal: 'invalid_request', fields: { invoiceNumber: 'cpf_taken' } }))}
    />,
  );
  await send();
  const invoice = screen.getByLabelText('Nota');
  await waitFor(() => expect(describedBy(invoice)).toMatch(/CPF já cadastrado/));
  expect(document.activeElement).toBe(invoice);
  expect(invoice).toHaveProperty('value', '10442');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each([
  ['a refusal of the whole', { refusal: 'out_of_stock' }, 'Prêmio esgotado. Nenhum ponto foi usado.'],
  ['a refusal inside a body', { status: 409, body: { refusal: 'person_blocked' } }, 'Usuário bloqueado'],
  ['a field that this form does not have', { refusal: 'invalid_request', fields: { elsewhere: 'required' } }, 'Preencha este campo.'],
  ['a code nobody translated', { refusal: 'some_new_code' }, 'Ocorreu um erro inesperado. Tente novamente.'],
  ['a fault', new Error('boom'), 'Ocorreu um erro inesperado. Tente novamente.'],
  ['a fault of the program', new TypeError('Cannot read properties of null'), 'Ocorreu um erro inesperado. Tente novamente.'],
  ['a lost network', new TypeError('Failed to fetch'), 'Sem conexão agora. O que você digitou continua aqui: tente de novo.'],
])('ERR-01 %s is told above the button', async (_, error, sentence) => {
  await draw(<SaleForm onSend={() => Promise.reject(error)} />);
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence));
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', '10442');
});

test.each([
  ['en-US', 'Fill in this field.'],
  ['es-ES', 'Completa este campo.'],
  ['fr-FR', 'Remplissez ce champ.'],
] as const)('I18-01 errors are said in %s', async (locale: Locale, sentence) => {
  await draw(<SaleForm onSend={() => Promise.resolve()} start={{ ...filled, invoiceNumber: '', store: '' }} />, locale);
  await send();
  await waitFor(() => expect(describedBy(screen.getByLabelText('Nota'))).toMatch(new RegExp(sentence)));
  expect(describedBy(screen.getByLabelText('Loja'))).toContain(sentence);
});

test('ERR-02 a room adds its own codes to the shared ones', async () => {
  const rooms = (_: Locale, namespace: string) =>
    Promise.resolve(namespace === 'refusals' ? { already_sent: 'Esta nota já foi enviada.' } : null);
  const refused = () => Promise.reject(Object.assign(new Error(), { refusal: 'already_sent' }));
  await draw(<SaleForm onSend={refused} />, 'pt-BR', rooms);
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Esta nota já foi enviada.'));
});

const Look = z.object({ password: z.string(), primary: z.string(), hasTerms: z.literal(true) });

function LookForm() {
  const form = useZodForm(Look, { password: 'segredo', primary: '#0B5FFF', hasTerms: undefined });
  return (
    <form onSubmit={form.handleSubmit(() => undefined)} noValidate>
      <Field form={form} name="password" label="Senha" type="password" />
      <ColourField form={form} name="primary" label="Cor principal" />
      <CheckboxField form={form} name="hasTerms" label="Li e aceito" />
      <button type="submit">Enviar</button>
    </form>
  );
}

test('LOG-01 a password can be read by whoever typed it, by keyboard too', async () => {
  await draw(<LookForm />);
  expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('password');
  const reveal = screen.getByRole('button', { name: 'Mostrar senha' });
  reveal.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('text');
});

test('ERR-02 a tick that has to be given says so at the box', async () => {
  await draw(<LookForm />);
  await send();
  const box = screen.getByRole('checkbox', { name: 'Li e aceito' });
  await waitFor(() => expect(describedBy(box)).toContain('Preencha este campo.'));
});

test('ADM-03 a colour can be typed or picked, both write the same field', async () => {
  await draw(<LookForm />);
  const typed = screen.getByRole('textbox', { name: 'Cor principal' });
  await userEvent.clear(typed);
  await userEvent.type(typed, '#ffb400');
  expect(screen.getByLabelText('Escolher: Cor principal')).toHaveProperty('value', '#ffb400');
});
