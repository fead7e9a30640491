import type { Certificate } from '@vitrine/contract/certificates';
import { IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCertificate, IconDownload } from '../../shared/icons.ts';
import { openFile } from '../../shared/device/open-file.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { freshFileUrl } from './api.ts';
import classes from './certificates.module.css';

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
