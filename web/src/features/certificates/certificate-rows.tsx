import type { Certificate } from '@vitrine/contract/certificates';
import { IconButton, LinkButton, showToast, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCertificate, IconDownload } from '../../shared/icons.ts';
import { openFile } from '../../shared/device/open-file.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { freshFileUrl, trainingHref } from './api.ts';
import classes from './certificates.module.css';

/** Few need it, and its question is heavy. */
const RenewCertificate = lazy(() => import('./renew-certificate.tsx').then(({ RenewCertificate: one }) => ({ default: one })));

type RowsProps = { certificates: readonly Certificate[]; level?: 2 | 3 };

/** Certificates as rows: what for, when, the code, and the PDF. */
export function CertificateRows({ certificates, level = 2 }: RowsProps) {
  const { t } = useTranslation('certificates');
  const { atForm } = useMessages();
  const locale = useLocale();
  const Title = `h${level}` as const;
  const download = (certificate: Certificate) =>
    openFile(() => freshFileUrl(certificate.id)).catch((error: unknown) => showToast({ text: atForm(refusalCode(error)) }));
  return (
    <ul className={classes.rows}>
      {certificates.map((certificate) => (
        <li key={certificate.id} className={classes.row}>
          <span className={classes.sign}>
            <IconCertificate size={24} stroke={1.75} aria-hidden />
          </span>
          <div>
            <Title>{certificate.courseTitle}</Title>
            <p>
              {formatDay(certificate.issuedOn, locale, 'short', 0)}
              {certificate.grade === null ? '' : ` · ${t('grade', { grade: certificate.grade })}`}
            </p>
            <Ending certificate={certificate} />
            <a className={classes.code} href={`/certificates/verify/${certificate.code}`}>
              {t('code', { code: certificate.code })}
            </a>
          </div>
          <IconButton label={t('download', { title: certificate.courseTitle })} onClick={() => void download(certificate)}>
            <IconDownload size={22} stroke={1.75} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Until when it holds, and what can be done about it. */
function Ending({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const locale = useLocale();
  const { expiresOn, state, isReopened } = certificate;
  if (expiresOn === null) return null;
  const day = formatDay(expiresOn, locale, 'short', 0);
  if (state === 'valid') return <p>{t('until', { day })}</p>;
  return (
    <div className={classes.ending}>
      <StateChip state={state === 'expired' ? 'refused' : 'expiring'}>
        {t(state === 'expired' ? 'state.expired' : 'state.expiring', { day })}
      </StateChip>
      {isReopened ? (
        <LinkButton variant="light" href={trainingHref(certificate)}>
          {t('renew.go')}
        </LinkButton>
      ) : (
        <Suspense>
          <RenewCertificate certificate={certificate} />
        </Suspense>
      )}
    </div>
  );
}
