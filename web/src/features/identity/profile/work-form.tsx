import type { Profile, ProfileWork } from '@vitrine/contract/identity';
import { Button, Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { useFormAnswers } from '../../../shared/use-form-answers.ts';
import { saveWork } from './api.ts';
import { useSaved } from './use-profile.ts';
import classes from './profile.module.css';

const fields = ['company', 'brand', 'retailer', 'branch', 'storeNickname', 'gminNumber', 'cadvCode'] as const;
const nothingWrong = () => Promise.resolve({});

/** Where a person works, as this client's program knows it. */
export function WorkForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity/profile');
  const saved = useSaved('work');
  const { form, values, faults, isBusy, tell, send } = useFormAnswers<ProfileWork>(profile.work, { prefix: 'work.' });
  return (
    <Card label={t('work.title')}>
      <form
        ref={form}
        className={classes.form}
        aria-label={t('work.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(nothingWrong, () => saved(saveWork({ version: profile.version, work: values })));
        }}
      >
        <h2>{t('work.title')}</h2>
        {fields.map((name) => (
          <PlainField
            key={name}
            name={name}
            label={t(`work.${name}`)}
            value={values[name]}
            error={faults[name]}
            onChange={(event) => tell(name, event.currentTarget.value)}
          />
        ))}
        <FormFault code={faults['form']} />
        <Button type="submit" loading={isBusy} fullWidth>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
