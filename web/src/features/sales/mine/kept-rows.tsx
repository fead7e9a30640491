import { Button, LinkButton, showToast, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import { IconCloudUp, IconDeviceMobileCheck, IconTrash } from '../../../shared/icons.ts';
import type { KeptSale } from '../outbox/kept-sale.ts';
import { salesOutbox } from '../outbox/use-outbox.ts';
import classes from './sales.module.css';

/** Sales that only this device has: drafts, those that wait for a network, and those that came back to be corrected. */
export function KeptRows({ kept }: { kept: readonly KeptSale[] }) {
  const { t } = useTranslation('sales');
  if (kept.length === 0) return null;
  return (
    <ul className={classes.kept} aria-label={t('kept.title')}>
      {kept.map((sale) => (
        <KeptItem key={sale.key} sale={sale} />
      ))}
    </ul>
  );
}

function KeptItem({ sale }: { sale: KeptSale }) {
  const { t } = useTranslation('sales');
  const { atForm } = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const { stage, draft, refusal, revises, key } = sale;
  const href = revises ? `/sales/${revises.saleId}/revision` : `/insert-sales?draft=${key}`;
  const codes = refusal && [...new Set(Object.keys(refusal.fields).length > 0 ? Object.values(refusal.fields) : [refusal.code])];
  const sendNow = async () => {
    setSending(true);
    const outcome = await (await salesOutbox()).send(key);
    setSending(false);
    if (outcome.kind === 'later' && outcome.error) showToast({ text: atForm(refusalCode(outcome.error)) });
    if (outcome.kind === 'sent') showToast({ text: t('kept.sent', { number: outcome.sale.invoiceNumber }) });
  };
  return (
    <li className={classes.row} data-kept={stage}>
      <div>
        <h2>{draft.invoiceNumber ? t('invoice', { number: draft.invoiceNumber }) : t('kept.unnamed')}</h2>
        <p>{draft.lines.map(({ name }) => name).join(', ') || t('kept.no_products')}</p>
        <StateChip
          state={stage === 'refused' ? 'refused' : stage === 'waiting' ? 'expiring' : 'quiet'}
          {...(stage === 'waiting' ? { icon: <IconCloudUp size={16} stroke={1.75} aria-hidden /> } : {})}
          {...(stage === 'writing' ? { icon: <IconDeviceMobileCheck size={16} stroke={1.75} aria-hidden /> } : {})}
        >
          {t(`kept.${stage}`)}
        </StateChip>
        {codes?.map((code) => (
          <p key={code} className={classes.reason}>
            {atForm(code)}
          </p>
        ))}
        <div className={classes.ways}>
          {stage === 'waiting' ? (
            <Button size="sm" loading={isSending} onClick={() => void sendNow()}>
              {t('kept.send_now')}
            </Button>
          ) : null}
          <LinkButton size="sm" variant={stage === 'waiting' ? 'default' : 'light'} href={href}>
            {t(stage === 'refused' ? 'kept.mend' : stage === 'waiting' ? 'kept.edit' : 'kept.go_on')}
          </LinkButton>
          <Button
            size="sm"
            variant="subtle"
            onClick={() => setAsking(true)}
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
          >
            {t('kept.discard')}
          </Button>
        </div>
        <Ask isOpen={isAsking} onClose={() => setAsking(false)} title={t('kept.discard_title')}>
          <div className={classes.ask}>
            <p>{t('kept.discard_hint')}</p>
            <Button fullWidth color="refused" onClick={() => void salesOutbox().then((outbox) => outbox.discard(key))}>
              {t('kept.discard')}
            </Button>
            <Button fullWidth variant="subtle" onClick={() => setAsking(false)}>
              {t('kept.stay')}
            </Button>
          </div>
        </Ask>
      </div>
    </li>
  );
}
