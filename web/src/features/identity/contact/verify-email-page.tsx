import { LinkButton } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailLink } from '../../../shared/device/arrival.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { rootFrame } from '../../../shared/frames.tsx';
import classes from '../login-page.module.css';
import { PublicSheet } from '../public-sheet.tsx';
import { confirmEmailBy } from './api.ts';

/** The door of a link that verifies an e-mail (LOG-18); it works once, with or without a session. */
export function VerifyEmailPage() {
  const { t } = useTranslation('identity/recovery');
  const { hasSession } = rootFrame.useRouteContext();
  const [link] = useState(emailLink);
  const confirmed = useQuery({
    queryKey: ['identity', 'verify-email', link?.uidb64],
    queryFn: () => confirmEmailBy({ uidb64: link?.uidb64 ?? '', token: link?.token ?? '' }),
    enabled: link !== undefined,
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  const code = link ? (confirmed.isError ? refusalCode(confirmed.error) : undefined) : 'link_invalid';
  const title = confirmed.isSuccess ? t('email.done') : t('email.title');
  return (
    <PublicSheet title={title} hint={confirmed.isSuccess ? confirmed.data.email : undefined}>
      <div className={classes.form} aria-busy={code === undefined && confirmed.isPending}>
        <FormFault code={code} />
        <LinkButton href={hasSession() ? '/profile/contact' : '/'} fullWidth>
          {t(hasSession() ? 'email.to_profile' : 'new.log_in')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}
