import { gateTexts } from '@vitrine/domain/identity';
import { Button, Failed, Loading } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GateFrame, useMe, usePassGate } from '../features/identity/index.ts';
import { OwnText, useInstitutionalText } from '../features/support/index.ts';
import classes from './accept-page.module.css';

/** The terms of use, before anything else is used (SES-18). */
export function TermsPage() {
  const { t } = useTranslation('identity');
  const asked = useGateText('terms');
  return (
    <GateFrame title={t('gate.terms.title')} hint={t('gate.terms.hint')}>
      <ToAccept gate="terms" label={t('gate.terms.accept')} asked={asked}>
        <p>{t('gate.terms.text.one')}</p>
        <p>{t('gate.terms.text.two')}</p>
        <p>{t('gate.terms.text.three')}</p>
      </ToAccept>
    </GateFrame>
  );
}

/** What this portal keeps on the device (SES-18, EXP-04). */
export function CookiesPage() {
  const { t } = useTranslation('identity');
  const asked = useGateText('cookies');
  return (
    <GateFrame title={t('gate.cookies.title')} {...(asked.data?.own === null ? { hint: t('gate.cookies.hint') } : {})}>
      <ToAccept gate="cookies" label={t('gate.cookies.accept')} asked={asked}>
        <p>{t('gate.cookies.session')}</p>
        <p>{t('gate.cookies.device')}</p>
      </ToAccept>
    </GateFrame>
  );
}

type TextGate = keyof typeof gateTexts;

const useGateText = (gate: TextGate) => useInstitutionalText(gateTexts[gate], useMe().client.settings);

type ToAcceptProps = { gate: TextGate; label: string; asked: ReturnType<typeof useGateText>; children: ReactNode };

/** The client's own words where it wrote some (decision 023), the product's otherwise, and below them the button: nobody accepts what did not come. */
function ToAccept({ gate, label, asked, children }: ToAcceptProps) {
  const pass = usePassGate(gate, asked.data?.version);
  const { atForm } = useMessages();
  if (asked.isPending) return <Loading shape="form" rows={3} />;
  if (asked.isError) return <Failed error={asked.error} onRetry={() => void asked.refetch()} />;
  const { own, version } = asked.data;
  const isChanged = pass.isError && refusalCode(pass.error) === 'edition_changed';
  const accept = () => pass.mutate(undefined, { onError: () => void asked.refetch() }); // the text of now, where that was the fault
  return (
    <>
      <div className={classes.text}>{own === null ? children : <OwnText own={own} version={version} />}</div>
      <div className={classes.actions}>
        {pass.isError ? <p role={isChanged ? 'status' : 'alert'}>{atForm(refusalCode(pass.error))}</p> : null}
        <Button onClick={accept} loading={pass.isPending || asked.isFetching} fullWidth>
          {label}
        </Button>
      </div>
    </>
  );
}
