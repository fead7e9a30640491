import { Failed, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rootFrame } from '../../shared/frames.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { verificationQuery } from './api.ts';
import { VerifiedCertificate } from './verified-certificate.tsx';
import { VerifyForm } from './verify-form.tsx';

/** Anybody types the code of a certificate. */
export function VerifyPage() {
  const { t } = useTranslation('certificates');
  const { PublicSheet } = rootFrame.useRouteContext();
  return (
    <PublicSheet title={t('verify.title')}>
      <VerifyForm />
    </PublicSheet>
  );
}

/** The answer for one code, as the QR code of a printed certificate opens it, in the look of the client that vouches for it. */
export function VerifyCodePage() {
  const { t } = useTranslation('certificates');
  const { PublicSheet } = rootFrame.useRouteContext();
  const { code } = useParams({ from: '/public/certificates/verify/$code' });
  const found = useQuery(verificationQuery(code, useLocale()));
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  return (
    <PublicSheet title={t('verify.title')} brand={found.data?.brand}>
      {found.isPending ? <Loading shape="list" rows={2} /> : null}
      {found.isError && !isUnknown ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <VerifiedCertificate certificate={found.data} /> : null}
      {isUnknown ? <p role="alert">{t('verify.unknown', { code })}</p> : null}
      <VerifyForm key={code} />
    </PublicSheet>
  );
}
