import { Button } from '@vitrine/ui';
import { toldBy } from '@vitrine/ui/forms';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/ids.ts';
import { keep, kept } from '../../../shared/device/storage.ts';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { sendContact } from './api.ts';
import classes from './help.module.css';
import { MessageField } from './message-field.tsx';

type Typed = { bornKey: string; name: string; email: string; subject: string; message: string };
const place = 'contact-draft';
const told = new Set(['support_closed', 'too_many_requests', 'challenge_failed']);

/** `answerChallenge`: a site may ask for one (LOG-15); who composes the page brings its answer. */
export function VisitorForm({ answerChallenge }: { answerChallenge: () => Promise<{ challenge?: string }> }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const [typed, setTyped] = useState(begun);
  const [fault, setFault] = useState<{ code: string; fields: Record<string, string> }>();
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing');
  if (stage === 'sent')
    return (
      <div role="status" className={classes.form}>
        <h2>{t('visitor.check_title')}</h2>
        <p>{t('visitor.check', { email: typed.email })}</p>
      </div>
    );
  const type = (more: Partial<Typed>) => {
    const next = { ...typed, ...more };
    setTyped(next);
    keep(place, JSON.stringify(next));
  };
  const field = (name: 'name' | 'email' | 'subject', more: { type?: string; autoComplete?: string; maxLength: number }) => (
    <PlainField
      {...more}
      label={t(`visitor.${name}`)}
      value={typed[name]}
      error={fault?.fields[name]}
      onChange={(event) => type({ [name]: event.currentTarget.value })}
    />
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFault(undefined);
    setStage('sending');
    const send = async () => sendContact({ ...typed, locale, ...(await answerChallenge()) });
    send().then(
      () => {
        keep(place, '');
        setStage('sent');
      },
      (error: unknown) => {
        const { refusal, fields } = toldBy(error);
        const isMendable = told.has(refusal) || Object.keys(fields).length > 0;
        setFault({ code: isMendable ? refusal : 'send_failed', fields });
        setStage('writing');
      },
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={t('write.title')} noValidate>
      {field('name', { autoComplete: 'name', maxLength: 120 })}
      {field('email', { type: 'email', autoComplete: 'email', maxLength: 254 })}
      {field('subject', { maxLength: 80 })}
      <MessageField
        label={t('write.message')}
        value={typed.message}
        error={fault?.fields['message']}
        onType={(message) => type({ message })}
      />
      <p className={classes.fine}>{t('visitor.promise')}</p>
      <FieldFault code={fault?.code} />
      <Button type="submit" loading={stage === 'sending'}>
        {t('write.send')}
      </Button>
    </form>
  );
}

/** What was written here and not sent: its key stays, so that it is one ticket however often it is sent. */
function begun(): Typed {
  const empty = { bornKey: newId(), name: '', email: '', subject: '', message: '' };
  try {
    const found: unknown = JSON.parse(kept(place) ?? '');
    if (typeof found !== 'object' || found === null) return empty;
    const said = Object.entries(found).filter(([name, value]) => name in empty && typeof value === 'string');
    return { ...empty, ...Object.fromEntries(said) };
  } catch {
    return empty;
  }
}
