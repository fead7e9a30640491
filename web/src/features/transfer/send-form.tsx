import type { TransferPage } from '@vitrine/contract/transfer';
import { CallRefused } from '@vitrine/client';
import { maskDocument } from '@vitrine/domain/identity';
import { Button, Card, Dock } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatPoints } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { newId } from '../../shared/device/ids.ts';
import { FactRows } from '../../shared/fact-rows.tsx';
import { FormFault } from '../../shared/field-fault.tsx';
import { IconArrowRight, IconBook, IconCircleCheck, IconGift } from '../../shared/icons.ts';
import { PlainField } from '../../shared/plain-field.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useLookUp, useSend } from './api.ts';
import { MonthsNote } from './notes.tsx';
import classes from './transfer.module.css';

type FormProps = { page: TransferPage; partner: NonNullable<TransferPage['partner']> };

/** The whole balance, the document at the partner, and the verb with its price: the partner is asked about the document first, then the person. */
export function SendForm({ page, partner }: FormProps) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const [document, setDocument] = useState(() => maskDocument({ typed: page.document, country: page.country }));
  const [asked, setAsked] = useState<{ document: string; points: number; key: string }>();
  const lookUp = useLookUp();
  const send = useSend();
  const points = formatPoints(page.available, locale);
  const isCpf = page.country === 'BR';
  const name = t(isCpf ? 'cpf' : 'document', { partner: partner.name });
  const fault = faultOf(send.error ?? lookUp.error);
  const found = lookUp.data && !lookUp.error ? lookUp.data : undefined;
  const look = () => lookUp.mutate(document, { onSuccess: () => setAsked({ document, points: page.available, key: newId() }) });
  const type = (typed: string) => {
    setDocument(maskDocument({ typed, country: page.country }));
    lookUp.reset();
    send.reset();
  };
  return (
    <>
      <div>
        <p className={classes.lead}>{t('to_send')}</p>
        <p className={classes.number}>{points}</p>
        <p className={classes.lead}>{t('whole')}</p>
      </div>
      <Path program={page.program} partner={partner.name} />
      <form
        id="send"
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <PlainField
          label={name}
          value={document}
          autoComplete="off"
          maxLength={40}
          inputMode={isCpf ? 'numeric' : 'text'}
          error={fault?.isAtField ? fault.code : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {found ? (
          <p className={classes.fine} role="status">
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            {t('active')}
          </p>
        ) : null}
        <Mend code={fault?.code} partner={partner} />
      </form>
      <MonthsNote months={page.monthsToUse} partner={partner.name} />
      {found?.role ? (
        <Card>
          <ul className={classes.checks}>
            {[t('role_may', { role: t(`role.${found.role}`) }), t('unused')].map((line) => (
              <li key={line}>
                <IconCircleCheck size={22} stroke={1.75} aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {fault && !fault.isAtField ? <FormFault code={fault.code} /> : null}
      <Dock note={t('final')}>
        <Button type="submit" form="send" fullWidth loading={lookUp.isPending || send.isPending}>
          {t('send', { points, count: page.available })}
        </Button>
      </Dock>
      <Ask isOpen={asked !== undefined} onClose={() => setAsked(undefined)} title={t('ask.title', { points, partner: partner.name })}>
        <FactRows
          rows={[
            { term: t('ask.points'), value: points },
            { term: name, value: document },
            { term: t('ask.role'), value: found?.role ? t(`role.${found.role}`) : '' },
            { term: t('ask.use'), value: t('ask.months', { months: page.monthsToUse }) },
          ]}
        />
        <div className={classes.stack}>
          <Button fullWidth loading={send.isPending} onClick={() => asked && send.mutate(asked, { onSettled: () => setAsked(undefined) })}>
            {t('send', { points, count: page.available })}
          </Button>
          <Button variant="subtle" fullWidth onClick={() => setAsked(undefined)}>
            {t('ask.not_now')}
          </Button>
        </div>
      </Ask>
    </>
  );
}

function Path({ program, partner }: { program: string; partner: string }) {
  const { t } = useTranslation('transfer');
  return (
    <div className={classes.path}>
      <span className={classes.end} data-of="program">
        <IconBook size={24} stroke={1.75} aria-hidden />
      </span>
      <p>
        <b>{program}</b>
        <small>{t('from')}</small>
      </p>
      <IconArrowRight size={20} stroke={1.75} aria-hidden />
      <span className={classes.end} data-of="partner">
        <IconGift size={24} stroke={1.75} aria-hidden />
      </span>
      <p>
        <b>{partner}</b>
        <small>{t('to')}</small>
      </p>
    </div>
  );
}

/** Where what the partner says of a registration is mended. */
function Mend({ code, partner }: { code: string | undefined; partner: FormProps['partner'] }) {
  const { t } = useTranslation('transfer');
  if (code === 'document_used_elsewhere' || code === 'role_unauthorized')
    return (
      <a className={classes.link} href="/contact-us">
        {t('to_support')}
      </a>
    );
  if ((code !== 'registration_inactive' && code !== 'registration_invalid') || partner.siteUrl === '') return null;
  return (
    <a className={classes.link} href={partner.siteUrl} target="_blank" rel="noopener noreferrer">
      {t('open_partner', { partner: partner.name })}
    </a>
  );
}

/** What was refused, and whether the document is to blame. */
function faultOf(error: unknown): { code: string; isAtField: boolean } | undefined {
  if (!error) return undefined;
  const atField = error instanceof CallRefused ? error.fields?.['document'] : undefined;
  return { code: atField ?? refusalCode(error), isAtField: atField !== undefined };
}
