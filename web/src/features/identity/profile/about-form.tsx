import type { Profile, ProfileAbout } from '@vitrine/contract/identity';
import { genders, maritalStatuses, maskDocument } from '@vitrine/domain/identity';
import { Button, Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../shared/choice-row.tsx';
import { today } from '../../../shared/device/clock.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';
import { useSite } from '../public-sheet.tsx';
import { useMe } from '../use-me.ts';
import { useFormAnswers } from '../../../shared/use-form-answers.ts';
import { saveAbout } from './api.ts';
import { useSaved } from './use-profile.ts';
import classes from './profile.module.css';

type TextName = 'name' | 'lastName' | 'nickname' | 'birthday' | 'profession';
const hints = {
  name: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  nickname: { autoComplete: 'nickname' },
  birthday: { type: 'date', autoComplete: 'bday' },
  profession: { autoComplete: 'organization-title' },
} as const;

/** Name, document, birthday and the like. */
export function AboutForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity/profile');
  const { t: told } = useTranslation('identity/registration');
  const site = useSite();
  const { country } = useMe().person;
  const saved = useSaved('about');
  const begin = { ...profile.about, document: maskDocument({ typed: profile.about.document, country }) };
  const { form, values, faults, isBusy, tell, send } = useFormAnswers<ProfileAbout>(begin, { prefix: 'about.' });
  const judge = async () =>
    (await import('@vitrine/domain/identity/registration')).judgeAbout({
      about: values,
      country,
      today: today(),
      isDocumentStrict: site.login_configuration.strict_documents,
      isDocumentMandatory: profile.about.document !== '',
    });
  const text = (name: TextName) => (
    <PlainField
      {...hints[name]}
      name={name}
      label={t(`about.${name}`)}
      value={values[name]}
      error={faults[name]}
      onChange={(event) => tell(name, event.currentTarget.value)}
    />
  );
  return (
    <Card label={t('about.title')}>
      <form
        ref={form}
        className={classes.form}
        aria-label={t('about.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(judge, () => saved(saveAbout({ version: profile.version, about: values })));
        }}
      >
        <h2>{t('about.title')}</h2>
        <div className={classes.pair}>
          {text('name')}
          {text('lastName')}
        </div>
        {text('nickname')}
        <PlainField
          name="document"
          label={country === 'BR' ? 'CPF' : t('about.document')}
          value={values.document}
          error={faults['document']}
          spellCheck={false}
          {...(country === 'BR' ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' })}
          onChange={(event) => tell('document', maskDocument({ typed: event.currentTarget.value, country }))}
        />
        <div className={classes.pair}>
          {text('birthday')}
          <PlainSelect
            name="gender"
            label={t('about.gender')}
            value={values.gender}
            error={faults['gender']}
            choices={genders.map((value) => ({ value, label: told(`choice.gender.${value}`) }))}
            onChoose={(value) => tell('gender', genders.find((one) => one === value) ?? 'not_told')}
          />
        </div>
        <div className={classes.pair}>
          <PlainSelect
            name="maritalStatus"
            label={t('about.maritalStatus')}
            value={values.maritalStatus}
            error={faults['maritalStatus']}
            choices={[
              { value: '', label: told('choose') },
              ...maritalStatuses.map((value) => ({ value, label: told(`choice.maritalStatus.${value}`) })),
            ]}
            onChoose={(value) => tell('maritalStatus', maritalStatuses.find((one) => one === value) ?? '')}
          />
          <PlainField
            name="children"
            label={t('about.children')}
            type="number"
            inputMode="numeric"
            min={0}
            value={values.children ?? ''}
            error={faults['children']}
            onChange={({ currentTarget: { value } }) => tell('children', value === '' ? null : Number(value))}
          />
        </div>
        {text('profession')}
        <ChoiceRow
          kind="checkbox"
          name="hasSpecialNeeds"
          title={t('about.hasSpecialNeeds')}
          isChosen={values.hasSpecialNeeds}
          onChoose={(isChosen) => tell('hasSpecialNeeds', isChosen)}
        />
        {values.hasSpecialNeeds ? (
          <PlainField
            name="specialNeeds"
            label={t('about.specialNeeds')}
            hint={t('about.specialNeeds_hint')}
            value={values.specialNeeds}
            error={faults['specialNeeds']}
            onChange={(event) => tell('specialNeeds', event.currentTarget.value)}
          />
        ) : null}
        <FormFault code={faults['form']} />
        <Button type="submit" loading={isBusy} fullWidth>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
