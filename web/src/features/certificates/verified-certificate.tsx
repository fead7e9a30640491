import type { verifyCertificate } from '@vitrine/contract/certificates';
import type { Answer } from '@vitrine/contract/kernel';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCertificate } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './certificates.module.css';

/** What the brand vouches for: who, what, when. */
export function VerifiedCertificate({ certificate }: { certificate: Answer<typeof verifyCertificate> }) {
  const { t } = useTranslation('certificates');
  const locale = useLocale();
  const facts = [
    [t('verify.course'), certificate.courseTitle],
    [t('verify.program'), certificate.program],
    [t('verify.issued'), formatDay(certificate.issuedOn, locale, 'long')],
    ...(certificate.expiresOn === null ? [] : [[t('verify.expires'), formatDay(certificate.expiresOn, locale, 'long')]]),
    [t('verify.workload'), t('minutes', { count: certificate.workloadMinutes })],
    ...(certificate.grade === null ? [] : [[t('verify.grade'), `${certificate.grade}%`]]),
    [t('verify.code'), certificate.code],
  ];
  return (
    <section className={classes.paper} role="status">
      <p className={classes.real} data-over={certificate.state === 'expired' || certificate.state === 'renewed' || undefined}>
        <IconCertificate size={24} stroke={1.75} aria-hidden />
        {t(certificate.state === 'expired' ? 'verify.expired' : certificate.state === 'renewed' ? 'verify.renewed' : 'verify.real')}
      </p>
      <h2>{certificate.holder}</h2>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
