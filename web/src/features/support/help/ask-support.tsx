import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ticket } from '@vitrine/contract/support';
import { Card, Failed, LinkButton, Loading } from '@vitrine/ui';
import { formatDay, formatNumber } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/use-locale.ts';
import { sendTicket, ticketQuery, ticketsQuery } from './api.ts';
import classes from './help.module.css';
import { PromiseBar } from './promise.tsx';
import { useDraft } from './use-draft.ts';
import { WriteForm } from './write-form.tsx';

type AskSupportProps = {
  room: 'support' | 'contact';
  about?: string | undefined;
  /** Where the draft lies; that of its room unless told. */
  draft?: string;
  /** False where the subject is given. */
  hasSubject?: boolean;
};

/** The form to the support: it says the day of the answer before and after it is sent (EXP-02, CMP-10). */
export function AskSupport({ room, about, draft = room, hasSubject = true }: AskSupportProps) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const queries = useQueryClient();
  const tickets = useQuery(ticketsQuery);
  const open = useDraft(draft, about);
  const [sent, setSent] = useState<Ticket>();
  if (sent)
    return (
      <Card className={classes.ticket ?? ''}>
        <div role="status">
          <h2>{t('sent.title', { number: formatNumber(sent.number, locale) })}</h2>
          <p className={classes.fine}>{t('sent.hint')}</p>
        </div>
        {sent.promise ? <PromiseBar promise={sent.promise} /> : null}
        <LinkButton href={`/support/tickets/${sent.id}`} variant="default">
          {t('sent.open')}
        </LinkButton>
      </Card>
    );
  if (tickets.isPending) return <Loading shape="form" rows={3} />;
  if (tickets.isError && !tickets.data) return <Failed error={tickets.error} onRetry={() => void tickets.refetch()} />;
  const dueIfSentNow = tickets.data?.dueIfSentNow;
  if (tickets.data?.isOpen === false) return <p className={classes.fine}>{t('closed')}</p>;
  return (
    <WriteForm
      label={hasSubject ? t('write.title') : (about ?? '')}
      open={open}
      hasSubject={hasSubject}
      promise={
        dueIfSentNow ? <p className={classes.fine}>{t('write.promise', { day: formatDay(dueIfSentNow, locale, 'weekday') })}</p> : null
      }
      send={async (written) => {
        const ticket = await sendTicket({ ...written, room });
        queries.setQueryData(ticketQuery(ticket.id).queryKey, ticket);
        await queries.invalidateQueries({ queryKey: ticketsQuery.queryKey });
        setSent(ticket);
      }}
    />
  );
}
