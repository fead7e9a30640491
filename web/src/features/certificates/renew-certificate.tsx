import type { Certificate } from '@vitrine/contract/certificates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { renewCertificate, trainingHref } from './api.ts';
import classes from './certificates.module.css';

/** Begins to renew a certificate that ends: asks first, for the training opens from its beginning (CER-01). */
export function RenewCertificate({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { atForm } = useMessages();
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const renew = useMutation({
    mutationFn: () => renewCertificate(certificate.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => ['certificates', 'learning'].includes(String(queryKey[0])) });
      void navigate({ to: trainingHref(certificate) });
    },
  });
  const isOver = certificate.state === 'expired';
  return (
    <>
      <Button variant="light" aria-label={t('renew.of', { title: certificate.courseTitle })} onClick={() => setIsAsked(true)}>
        {t('renew.action')}
      </Button>
      <Ask isOpen={isAsked} onClose={() => setIsAsked(false)} title={t('renew.ask')}>
        <div className={classes.form}>
          <p>{isOver ? t('renew.hint_over') : t('renew.hint', { day: formatDay(certificate.expiresOn ?? '', locale, 'short', 0) })}</p>
          {renew.isError ? <p role="alert">{atForm(refusalCode(renew.error))}</p> : null}
          <Button fullWidth loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('renew.send')}
          </Button>
          <Button fullWidth variant="subtle" onClick={() => setIsAsked(false)}>
            {t('renew.no')}
          </Button>
        </div>
      </Ask>
    </>
  );
}
