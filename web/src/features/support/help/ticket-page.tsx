import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Ticket } from '@vitrine/contract/support';
import { Card, Failed, Link, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatNumber } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { IconStar, IconStarFilled } from '../../../shared/icons.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { sendRating, sendReply, ticketQuery, ticketsQuery } from './api.ts';
import { Conversation } from './conversation.tsx';
import classes from './help.module.css';
import { PromiseBar, TicketState } from './promise.tsx';
import { useDraft } from './use-draft.ts';
import { WriteForm } from './write-form.tsx';

/** A ticket with its conversation and the day of its answer; at its end it is rated once (EXP-02, CMP-10). */
export function TicketPage() {
  const { ticketId = '' } = useParams({ strict: false });
  const found = useQuery(ticketQuery(ticketId));
  if (found.isPending) return <Loading shape="form" rows={4} />;
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return found.data ? <Shown ticket={found.data} /> : null;
}

function Shown({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const open = useDraft(`reply/${ticket.id}`);
  const took = useTook(ticket.id);
  return (
    <>
      <PageTitle title={ticket.subject} backHref="/support/tickets" />
      <Card className={classes.ticket ?? ''}>
        <div className={classes.top}>
          <span>{t('number', { number: formatNumber(ticket.number, locale) })}</span>
          <TicketState state={ticket.state} />
        </div>
        {ticket.promise ? <PromiseBar promise={ticket.promise} /> : <p className={classes.fine}>{t(`hint.${ticket.state}`)}</p>}
      </Card>
      {ticket.mergedInto ? (
        <p>
          <Link href={`/support/tickets/${ticket.mergedInto.id}`}>
            {t('merged_into', { number: formatNumber(ticket.mergedInto.number, locale) })}
          </Link>
        </p>
      ) : null}
      <Conversation messages={ticket.messages} />
      {ticket.can.rate ? <Rate ticketId={ticket.id} /> : null}
      {ticket.rating === null ? null : (
        <p className={classes.fine} role="status">
          {t('rate.said', { count: ticket.rating })}
        </p>
      )}
      {ticket.can.reply ? (
        <WriteForm
          label={t('reply')}
          open={open}
          send={async ({ bornKey, message, fileIds }) => took(await sendReply(ticket.id, { bornKey, message, fileIds }))}
        />
      ) : null}
    </>
  );
}

/** Shows what the server answered, here and in the list. */
function useTook(ticketId: string) {
  const queries = useQueryClient();
  return (ticket: Ticket) => {
    queries.setQueryData(ticketQuery(ticketId).queryKey, ticket);
    void queries.invalidateQueries({ queryKey: ticketsQuery.queryKey });
  };
}

function Rate({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  const took = useTook(ticketId);
  const rate = useMutation({ mutationFn: (rating: number) => sendRating(ticketId, rating), onSuccess: took });
  return (
    <fieldset className={classes.rate} disabled={rate.isPending}>
      <legend>{t('rate.question')}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((one) => (
          <button key={one} type="button" aria-label={t('rate.stars', { count: one })} onClick={() => rate.mutate(one)}>
            {one <= (rate.variables ?? 0) ? <IconStarFilled size={28} aria-hidden /> : <IconStar size={28} stroke={1.75} aria-hidden />}
          </button>
        ))}
      </div>
      <FieldFault code={rate.isError ? refusalCode(rate.error) : undefined} />
    </fieldset>
  );
}
