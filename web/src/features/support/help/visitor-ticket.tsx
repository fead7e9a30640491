import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Failed, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatNumber } from '@vitrine/ui/words';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/ids.ts';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { sendVisitorsReply, visitorsQuery } from './api.ts';
import { Conversation } from './conversation.tsx';
import classes from './help.module.css';
import { MessageField } from './message-field.tsx';
import { PromiseBar, TicketState } from './promise.tsx';

/** What the e-mail leads to: the ticket of somebody without an account. Opening it confirms their address. */
export function VisitorTicket({ token }: { token: string }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const found = useQuery(visitorsQuery(token));
  if (found.isPending) return <Loading shape="form" rows={3} />;
  if (found.isError)
    return refusalCode(found.error) === 'not_found' ? (
      <p role="alert">{t('visitor.unknown')}</p>
    ) : (
      <Failed error={found.error} onRetry={() => void found.refetch()} />
    );
  const { number, subject, state, promise, messages, can } = found.data;
  return (
    <>
      <div className={classes.top}>
        <span>{t('number', { number: formatNumber(number, locale) })}</span>
        <TicketState state={state} />
      </div>
      <h2>{subject}</h2>
      {promise ? <PromiseBar promise={promise} /> : <p className={classes.fine}>{t(`hint.${state}`)}</p>}
      <Conversation messages={messages} />
      {can.reply ? <Reply token={token} /> : null}
    </>
  );
}

function Reply({ token }: { token: string }) {
  const { t } = useTranslation('support');
  const queries = useQueryClient();
  const [typed, setTyped] = useState({ bornKey: newId(), message: '' });
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFault(undefined);
    setSending(true);
    const send = async () => {
      await sendVisitorsReply(token, typed);
      await queries.invalidateQueries({ queryKey: visitorsQuery(token).queryKey });
      setTyped({ bornKey: newId(), message: '' });
    };
    send()
      .catch((error: unknown) => setFault(refusalCode(error) === 'ticket_over' ? 'ticket_over' : 'send_failed'))
      .finally(() => setSending(false));
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={t('reply')} noValidate>
      <MessageField
        label={t('write.message')}
        value={typed.message}
        error={undefined}
        onType={(message) => setTyped((now) => ({ ...now, message }))}
      />
      <FieldFault code={fault} />
      <Button type="submit" loading={isSending} disabled={typed.message.trim() === ''}>
        {t('write.send')}
      </Button>
    </form>
  );
}
