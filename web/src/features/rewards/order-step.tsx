import type { OrderPage } from '@vitrine/contract/rewards';
import { Button, Dock, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatPoints } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { FormFault } from '../../shared/field-fault.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useOrderStep } from './api.ts';
import classes from './orders.module.css';

/** What the member may still do: resume an order on hold, or cancel one that nobody approved. Without either there is nothing here. */
export function OrderStep({ order, isDocked = false }: { order: OrderPage; isDocked?: boolean }) {
  const { t } = useTranslation('rewards');
  const { atForm } = useMessages();
  const points = formatPoints(order.points, useLocale());
  const [isAsking, setAsking] = useState(false);
  const resume = useOrderStep(order.id);
  const { can } = order;
  if (!can.cancel && !can.resume && !resume.isError) return null;
  const refused = resume.isError ? <span role="alert">{atForm(refusalCode(resume.error))}</span> : undefined;
  const actions = (
    <>
      {can.cancel ? (
        <Button variant="default" fullWidth={isDocked && !can.resume} onClick={() => setAsking(true)}>
          {t('order.cancel')}
        </Button>
      ) : null}
      {can.resume ? (
        <Button loading={resume.isPending} onClick={() => resume.mutate({ step: 'resume', version: order.version })}>
          {t('order.resume')}
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      {isDocked ? (
        <Dock note={refused}>{actions}</Dock>
      ) : (
        <span className={classes.actions}>
          {refused}
          {actions}
        </span>
      )}
      <Ask isOpen={isAsking} onClose={() => setAsking(false)} title={t('order.cancel_title')}>
        <CancelQuestion order={order} points={points} onClose={() => setAsking(false)} />
      </Ask>
    </>
  );
}

function CancelQuestion({ order, points, onClose }: { order: OrderPage; points: string; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const cancel = useOrderStep(order.id);
  const confirm = () =>
    cancel.mutate(
      { step: 'cancel', version: order.version },
      {
        onSuccess: () => {
          showToast({ text: t('order.cancelled_toast') });
          onClose();
        },
      },
    );
  return (
    <div className={classes.question}>
      <p>{t('order.cancel_hint', { points })}</p>
      <FormFault code={cancel.isError ? refusalCode(cancel.error) : undefined} />
      <Button fullWidth color="refused" loading={cancel.isPending} onClick={confirm}>
        {t('order.cancel')}
      </Button>
      <Button fullWidth variant="subtle" onClick={onClose}>
        {t('order.keep')}
      </Button>
    </div>
  );
}
