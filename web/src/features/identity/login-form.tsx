import { Button, LinkButton } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connected } from '../../shared/connection.ts';
import { rootFrame } from '../../shared/frames.tsx';
import { IconLock, IconUser } from '../../shared/icons.ts';
import { PlainField } from '../../shared/plain-field.tsx';
import { answerChallenge } from './challenge/answer-challenge.ts';
import { Fault } from './fault.tsx';
import { useGoOn } from './go-on.ts';
import classes from './login-page.module.css';
import { PasskeyButton } from './second-step/passkey-button.tsx';
import { keepTicket } from './second-step/ticket.ts';
import { waitOf } from './wait-of.ts';

type Errors = { username?: string; password?: string; form?: string };

/** Name and password. A wrong one is told at the password, so that nobody learns which of the two it was (LOG-01); what was typed stays. */
export function LoginForm({ takesDocument, isChallenged }: { takesDocument: boolean; isChallenged: boolean }) {
  const { t } = useTranslation('identity');
  const goOn = useGoOn();
  const router = useRouter();
  const { beginSession } = rootFrame.useRouteContext();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [waitSeconds, setWait] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const type = (name: 'username' | 'password') => (event: { currentTarget: { value: string } }) => {
    setTyped({ ...typed, [name]: event.currentTarget.value });
    setErrors({ ...errors, [name]: undefined, form: undefined });
  };
  const refuse = (told: Errors) => {
    setErrors(told);
    const first = told.username ? 'username' : told.password ? 'password' : undefined;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const missing: Errors = {
      ...(typed.username.trim() ? {} : { username: 'required' }),
      ...(typed.password ? {} : { password: 'required' }),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    setBusy(true);
    setErrors({});
    try {
      const answer = await answerChallenge({ isAsked: isChallenged });
      await beginSession({ ...typed, ...answer });
      await goOn();
    } catch (error) {
      if (keepTicket(error)) return await router.navigate({ to: '/second-step' });
      const code = refusalCode(error);
      setWait(waitOf(error));
      refuse(code === 'wrong_credentials' ? { password: code } : { form: code });
    } finally {
      setBusy(false);
    }
  };
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} aria-label={t('form')} noValidate>
      <PlainField
        name="username"
        onFocus={() => void connected().catch(() => undefined)} // while they type
        label={t(takesDocument ? 'username_or_document' : 'username')}
        value={typed.username}
        onChange={type('username')}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        icon={<IconUser {...icon} />}
        aria-required
      />
      <PlainField
        name="password"
        type="password"
        label={t('password')}
        value={typed.password}
        onChange={type('password')}
        error={errors.password}
        autoComplete="current-password"
        maxLength={256}
        icon={<IconLock {...icon} />}
        aria-required
      />
      <Fault form={{ errors, waitSeconds }} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('enter')}
      </Button>
      <PasskeyButton />
      <LinkButton href="/request-password" variant="subtle" fullWidth>
        {t('forgotten')}
      </LinkButton>
    </form>
  );
}
