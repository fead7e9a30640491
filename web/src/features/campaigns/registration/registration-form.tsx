import { CallRefused } from '@vitrine/client';
import type { Registration } from '@vitrine/contract/campaigns';
import { Button, Dock } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../shared/choice-row.tsx';
import { FieldFault, FormFault } from '../../../shared/field-fault.tsx';
import { useRegister } from '../api.ts';
import { Terms } from '../terms.tsx';
import { AgencyStep } from './agency-step.tsx';
import { faultsOf, useRegistrationDraft, type RegistrationDraft } from './draft.ts';
import classes from './registration.module.css';
import { StoresStep } from './stores-step.tsx';

/** Terms, agency, stores on one page: short enough to see at once what is missing. What was chosen stays, whatever the server says. */
export function RegistrationForm({ registration, onDone }: { registration: Registration & { personId: string }; onDone: () => void }) {
  const { t } = useTranslation('campaigns');
  const { draft, change, forget } = useRegistrationDraft(registration);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const register = useRegister(registration.campaign.id);
  const { terms } = registration;

  const choose = (next: RegistrationDraft) => {
    change(next);
    if (Object.keys(faults).length > 0) setFaults(faultsOf(next, registration));
    setRefusal(undefined);
  };
  const show = (wrong: Record<string, string>, code?: string) => {
    setFaults(wrong);
    setRefusal(code);
    requestAnimationFrame(() => form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' }));
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const wrong = faultsOf(draft, registration);
    if (Object.keys(wrong).length > 0) return show(wrong);
    register.mutate(draft.form, {
      onSuccess: () => {
        forget();
        onDone();
      },
      onError: (error) => {
        const fields = error instanceof CallRefused ? (error.fields ?? {}) : {};
        const isShown = Object.keys(fields).some((field) => /^(termsVersion|agencyId|brandIds|chains)/.test(field));
        show(fields, isShown ? undefined : refusalCode(error));
      },
    });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} aria-label={t('registration.title')} noValidate>
      <section aria-labelledby="terms">
        <h2 id="terms">{t('registration.steps.terms')}</h2>
        <Terms text={terms.text} label={t('terms.title')} />
        <ChoiceRow
          kind="checkbox"
          name="termsVersion"
          title={t('terms.accept')}
          detail={t('terms.version', { version: terms.version })}
          isChosen={draft.form.termsVersion === terms.version}
          onChoose={(isChosen) => choose({ ...draft, form: { ...draft.form, termsVersion: isChosen ? terms.version : null } })}
        />
        <FieldFault code={faults['termsVersion']} />
      </section>
      <AgencyStep registration={registration} draft={draft} faults={faults} onChange={choose} />
      <StoresStep registration={registration} draft={draft} faults={faults} onChange={choose} />
      <FormFault code={refusal} />
      <Dock>
        <Button type="submit" loading={register.isPending}>
          {t(registration.registeredAt === null ? 'register' : 'registration.save')}
        </Button>
      </Dock>
    </form>
  );
}
