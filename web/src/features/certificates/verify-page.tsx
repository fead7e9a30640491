import { Failed, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { verificationQuery } from './api.ts';
import classes from './certificates.module.css';
import { VerifiedCertificate } from './verified-certificate.tsx';
import { VerifyForm } from './verify-form.tsx';

/** Anybody types the code of a certificate. */
export function VerifyPage() {
  return (
    <Framed>
      <VerifyForm />
    </Framed>
  );
}

/** The answer for one code, as the QR code of a printed certificate opens it. */
export function VerifyCodePage() {
  const { t } = useTranslation('certificates');
  const { code } = useParams({ from: '/public/certificates/verify/$code' });
  const found = useQuery(verificationQuery(code, useLocale()));
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  return (
    <Framed>
      {found.isPending ? <Loading shape="list" rows={2} /> : null}
      {found.isError && !isUnknown ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <VerifiedCertificate certificate={found.data} /> : null}
      {isUnknown ? <p role="alert">{t('verify.unknown', { code })}</p> : null}
      <VerifyForm key={code} />
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const { t } = useTranslation('certificates');
  useTabTitle(t('verify.title'));
  return (
    <main className={classes.page}>
      <div className={classes.verify}>
        <h1>{t('verify.title')}</h1>
        {children}
      </div>
    </main>
  );
}
