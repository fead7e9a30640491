import { LinkButton } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailLink, type EmailLink } from '../../../shared/device/arrival.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import classes from '../login-page.module.css';
import { PublicSheet } from '../public-sheet.tsx';
import { useEnter, type LogIn } from './use-enter.ts';
import { checkLink } from './api.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** A new password, by the link of an e-mail or by a code (LOG-08). */
export const RecoverPasswordPage = () => <NewPassword kind="recover" />;

/** The first password of somebody who was invited (LOG-08). */
export const SetPasswordPage = () => <NewPassword kind="set" />;

function NewPassword({ kind }: { kind: 'recover' | 'set' }) {
  const { t } = useTranslation('identity/recovery');
  const [link] = useState(emailLink);
  const [isDone, setDone] = useState(false);
  const enter = useEnter(() => setDone(true));
  if (isDone)
    return (
      <PublicSheet title={t('new.done')} hint={t('new.done_hint')}>
        <LinkButton href="/" fullWidth>
          {t('new.log_in')}
        </LinkButton>
      </PublicSheet>
    );
  return (
    <PublicSheet title={t(`new.${kind}`)} hint={link ? t('new.for', { name: link.username }) : undefined}>
      {link ? <Checked link={link} onDone={enter} /> : <Dead code="link_invalid" />}
    </PublicSheet>
  );
}

function Checked({ link, onDone }: { link: EmailLink; onDone: (by: LogIn) => Promise<void> }) {
  const { uidb64, token } = link;
  const checked = useQuery({
    queryKey: ['identity', 'password-link', uidb64],
    queryFn: () => checkLink({ uidb64, token }),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (checked.isPending) return <p aria-busy />;
  if (checked.isError) return <Dead code={refusalCode(checked.error)} login={link.username} />;
  return <NewPasswordForm link={link} username={checked.data.username} onDone={onDone} onDead={() => void checked.refetch()} />;
}

/** An old link says so and offers a new one (LOG-08). */
function Dead({ code, login }: { code: string; login?: string }) {
  const { t } = useTranslation('identity/recovery');
  return (
    <div className={classes.form}>
      <FormFault code={code} />
      <LinkButton href={login ? `/request-password?login=${encodeURIComponent(login)}` : '/request-password'} fullWidth>
        {t('new.ask_again')}
      </LinkButton>
      <LinkButton href="/" variant="subtle" fullWidth>
        {t('back')}
      </LinkButton>
    </div>
  );
}
