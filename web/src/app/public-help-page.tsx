import { useParams } from '@tanstack/react-router';
import { Loading } from '@vitrine/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerChallenge, PublicSheet, useSite } from '../features/identity/index.ts';
import { PublicFaq, VisitorForm, VisitorTicket } from '../features/support/index.ts';
import classes from './institutional-page.module.css';

/** Help for anybody: what the site shows of its questions, the form, and what became of what was written (EXP-02). */
export function PublicFaqPage() {
  const { t } = useTranslation('support');
  return (
    <Sheet title={t('public.title')}>
      <OpenFaq />
    </Sheet>
  );
}

export function PublicContactPage() {
  const { t } = useTranslation('support');
  return (
    <Sheet title={t('write.title')}>
      <OpenForm />
    </Sheet>
  );
}

export function VisitorTicketPage() {
  const { t } = useTranslation('support');
  const { token = '' } = useParams({ strict: false });
  return (
    <Sheet title={t('visitor.ticket')}>
      <VisitorTicket token={token} />
    </Sheet>
  );
}

function OpenFaq() {
  return <PublicFaq hasSupport={useSite().login_configuration.support_use} />;
}

function OpenForm() {
  const { t } = useTranslation('support');
  const { support_use, use_recaptcha } = useSite().login_configuration;
  if (!support_use) return <p role="alert">{t('refusal.support_closed')}</p>;
  return <VisitorForm answerChallenge={() => answerChallenge({ isAsked: use_recaptcha })} />;
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicSheet title={title}>
      <Suspense fallback={<Loading shape="form" rows={3} />}>
        <div className={classes.page}>{children}</div>
      </Suspense>
    </PublicSheet>
  );
}
