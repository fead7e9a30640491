import { Button } from '@vitrine/ui';
import { IconUser } from '../../shared/icons.ts';
import { PlainField } from '../../shared/plain-field.tsx';
import { answerChallenge } from './challenge/answer-challenge.ts';
import { Fault } from './fault.tsx';
import classes from './login-page.module.css';
import { useSite } from './public-sheet.tsx';
import { usePlainForm } from './use-plain-form.ts';

type NameFormProps = {
  /** How the form is called, and its button. */
  words: { form: string; send: string };
  /** How the name is asked for, where documents are taken and where they are not. */
  label: { withDocument: string; plain: string };
  login?: string;
  send: (typed: { login: string; challenge?: string }) => Promise<unknown>;
  /** With the name that was typed. */
  onSent: (login: string) => void;
};

/** Name, e-mail or document of somebody who is written to; the answer is one whether the account is there or not (decision D64). */
export function NameForm({ words, label, login = '', send, onSent }: NameFormProps) {
  const { use_recaptcha: isAsked, accept_document: takesDocument } = useSite().login_configuration;
  const form = usePlainForm({ login });
  const submit = form.submit(['login'], async (typed) => {
    await send({ ...typed, ...(await answerChallenge({ isAsked })) });
    onSent(typed.login);
  });
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} aria-label={words.form} noValidate>
      <PlainField
        {...form.field('login')}
        label={takesDocument ? label.withDocument : label.plain}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        icon={<IconUser size={20} stroke={1.75} aria-hidden />}
        aria-required
      />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {words.send}
      </Button>
    </form>
  );
}
