import { IconBuilding, IconLock, IconUser } from '@tabler/icons-react';
import { useEffect } from 'react';
import { z } from 'zod';
import { CheckboxField, ColourField, Field, FormRefusal, SelectField, showRefusal, SwitchField, useZodForm } from '../src/forms/index.ts';
import { Button, Card, Link, PageHeading, SceneFigure } from '../src/index.ts';
import { brand, Framed } from './frame.tsx';
import classes from './gallery.module.css';

const Login = z.object({ username: z.string().min(1), password: z.string().min(1) });

export function LoginView() {
  const form = useZodForm(Login, { username: 'camila.rocha@horizonte.com', password: 'segredo1' });
  useEffect(() => form.setError('password', { type: 'refusal', message: 'invalid' }), [form]);
  return (
    <div className={classes.login}>
      <header className={classes.window}>
        <span className={classes.pool} />
        <b>{brand().name}</b>
        <div className={classes.objects}>
          <SceneFigure object="tv" />
          <SceneFigure object="fridge" />
          <SceneFigure object="washer" />
        </div>
      </header>
      <main className={classes.sheet}>
        <h1>Entre e veja o que é novo</h1>
        <form className={classes.form} onSubmit={form.handleSubmit(() => undefined)} noValidate>
          <Field
            form={form}
            name="username"
            label="E-mail, CPF ou usuário"
            icon={<IconUser size={20} stroke={1.75} />}
            autoComplete="username"
          />
          <Field form={form} name="password" label="Senha" type="password" icon={<IconLock size={20} stroke={1.75} />} />
          <Link href="#" className={classes.link}>
            Esqueci a senha
          </Link>
          <Button type="submit" fullWidth>
            Entrar
          </Button>
          <Button variant="default" fullWidth leftSection={<IconBuilding size={20} stroke={1.75} />}>
            Entrar com a conta da empresa
          </Button>
        </form>
      </main>
    </div>
  );
}

const Sale = z.object({
  invoiceNumber: z.string().min(1),
  saleDate: z.iso.date(),
  email: z.email(),
  store: z.string().min(1),
  lines: z.number().min(1),
  note: z.string().max(256),
  colour: z.string(),
  hasTerms: z.literal(true),
  isOffline: z.boolean(),
});

export function FormView() {
  const form = useZodForm(Sale, {
    invoiceNumber: '10.442',
    saleDate: '2026-11-19',
    email: 'camila@',
    store: '',
    lines: 2,
    note: '',
    colour: '#0B5FFF',
    hasTerms: undefined,
    isOffline: true,
  });
  useEffect(() => {
    void form.trigger(['email', 'store']).then(() => {
      showRefusal(form, { refusal: 'invalid_request', fields: { invoiceNumber: 'required' } });
      showRefusal(form, new TypeError('Failed to fetch'));
    });
  }, [form]);
  return (
    <Framed active="form" hasTop={false}>
      <PageHeading title="Registrar venda" backHref="?view=home" />
      <Card>
        <form className={classes.form} onSubmit={form.handleSubmit(() => undefined)} noValidate>
          <Field form={form} name="invoiceNumber" label="Número da nota" hint="Está no alto da nota, com seis a nove números." />
          <Field form={form} name="saleDate" label="Data da venda" type="date" />
          <Field form={form} name="email" label="E-mail do cliente" type="email" />
          <SelectField
            form={form}
            name="store"
            label="Loja"
            placeholder="Escolha a loja"
            choices={[
              { value: 'a', label: 'Horizonte Tatuapé' },
              { value: 'b', label: 'Horizonte Mooca' },
            ]}
          />
          <Field form={form} name="lines" label="Quantidade" type="number" />
          <Field form={form} name="note" label="Observação" type="textarea" />
          <ColourField form={form} name="colour" label="Cor principal" />
          <CheckboxField form={form} name="hasTerms" label="Li e aceito o regulamento" />
          <SwitchField form={form} name="isOffline" label="Pode baixar para ver sem internet" hint="48 MB no aparelho de quem baixa" />
          <FormRefusal form={form} />
          <Button type="submit" fullWidth>
            Enviar venda
          </Button>
        </form>
      </Card>
    </Framed>
  );
}
