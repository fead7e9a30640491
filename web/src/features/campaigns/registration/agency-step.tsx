import type { Registration } from '@vitrine/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { ChoiceRow, Choices } from '../../../shared/choice-row.tsx';
import { FieldFault } from '../../../shared/field-fault.tsx';
import type { RegistrationDraft } from './draft.ts';
import classes from './registration.module.css';

export type StepProps = {
  registration: Registration;
  draft: RegistrationDraft;
  faults: Record<string, string>;
  onChange: (draft: RegistrationDraft) => void;
};

/** Exactly one agency, and at least one of its brands (CMP-02). Another agency has other brands: those of the one before go. */
export function AgencyStep({ registration, draft, faults, onChange }: StepProps) {
  const { t } = useTranslation('campaigns');
  const { form } = draft;
  const agency = registration.agencies.find(({ id }) => id === form.agencyId);
  const toggle = (id: string, isChosen: boolean) =>
    onChange({ ...draft, form: { ...form, brandIds: isChosen ? [...form.brandIds, id] : form.brandIds.filter((other) => other !== id) } });
  const brandFault = faults['brandIds'] ?? Object.entries(faults).find(([field]) => field.startsWith('brandIds.'))?.[1];
  return (
    <section aria-labelledby="agency">
      <h2 id="agency">{t('registration.steps.agency')}</h2>
      <Choices legend={t('registration.agency')} error={<FieldFault code={faults['agencyId']} />}>
        {registration.agencies.map(({ id, name }) => (
          <ChoiceRow
            key={id}
            kind="radio"
            name="agencyId"
            title={name}
            isChosen={form.agencyId === id}
            onChoose={() => onChange({ ...draft, form: { ...form, agencyId: id, brandIds: [] } })}
          />
        ))}
      </Choices>
      {agency ? (
        <Choices legend={t('registration.brands', { agency: agency.name })} error={<FieldFault code={brandFault} />}>
          <div className={classes.two}>
            {agency.brands.map(({ id, name }) => (
              <ChoiceRow
                key={id}
                kind="checkbox"
                name="brandIds"
                title={name}
                isChosen={form.brandIds.includes(id)}
                onChoose={(isChosen) => toggle(id, isChosen)}
              />
            ))}
          </div>
        </Choices>
      ) : null}
    </section>
  );
}
