import type { Profile, ProfileAddress } from '@vitrine/contract/identity';
import { judgeAddresses, maskPostalCode, statesOf } from '@vitrine/domain/identity/places';
import { Button, Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../shared/choice-row.tsx';
import { FormFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';
import { useSite } from '../public-sheet.tsx';
import { useFormAnswers } from '../../../shared/use-form-answers.ts';
import { saveAddresses } from './api.ts';
import { withAddress } from './addresses.ts';
import { CityField } from './city-field.tsx';
import { usePostalCode } from './use-postal-code.ts';
import { useSaved } from './use-profile.ts';
import classes from './profile.module.css';

type AddressFormProps = { profile: Profile; address: ProfileAddress; onDone: () => void };
type TextName = 'street' | 'streetNumber' | 'complement' | 'neighborhood';

const hints = {
  street: 'address-line1',
  streetNumber: 'off',
  complement: 'address-line2',
  neighborhood: 'address-level3',
} as const;

/** One address as it is written: country first, for it decides how postal codes look and which states there are. */
export function AddressForm({ profile: { version, addresses }, address, onDone }: AddressFormProps) {
  const { t } = useTranslation('identity/profile');
  const { t: told } = useTranslation('identity/registration');
  const site = useSite();
  const saved = useSaved('addresses');
  const place = addresses.findIndex(({ id }) => id === address.id);
  const prefix = `addresses.${place === -1 ? addresses.length : place}.`;
  const { form, values, faults, isBusy, tell, fill, send } = useFormAnswers<ProfileAddress>(address, { prefix });
  const states = statesOf(values.country);
  const postalCode = usePostalCode(fill);
  const judge = () => {
    const countries = site.countries.map(({ code }) => code);
    const wrong = judgeAddresses([{ ...values, isMain: true }], { countries });
    return Promise.resolve(Object.fromEntries(Object.entries(wrong).map(([at, code]) => [at.replace(/^0\./, ''), code])));
  };
  const text = (name: TextName) => (
    <PlainField
      name={name}
      label={name === 'complement' ? told('optional', { field: told('field.complement') }) : told(`field.${name}`)}
      value={values[name]}
      error={faults[name]}
      autoComplete={hints[name]}
      onChange={(event) => tell(name, event.currentTarget.value)}
    />
  );
  return (
    <Card label={t('addresses.form')}>
      <form
        ref={form}
        className={classes.form}
        aria-label={t('addresses.form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(judge, async () => {
            await saved(saveAddresses({ version, addresses: withAddress(addresses, values) }));
            onDone();
          });
        }}
      >
        <h2>{t('addresses.form')}</h2>
        <div className={classes.pair}>
          <PlainSelect
            name="country"
            label={told('field.country')}
            value={values.country}
            error={faults['country']}
            choices={site.countries.map(({ code, name }) => ({ value: code, label: name }))}
            onChoose={(country) => {
              tell('country', country);
              tell('state', '');
              postalCode.look({ country, zipCode: values.zipCode });
            }}
          />
          <div>
            <PlainField
              name="zipCode"
              label={told('field.zipCode')}
              value={values.zipCode}
              error={faults['zipCode']}
              autoComplete="postal-code"
              {...(values.country === 'BR' ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' })}
              onChange={({ currentTarget: { value } }) => {
                const zipCode = maskPostalCode({ typed: value, country: values.country });
                tell('zipCode', zipCode);
                postalCode.look({ country: values.country, zipCode });
              }}
            />
            <p role="status" className={classes.code}>
              {postalCode.told ? t(`addresses.code.${postalCode.told}`) : null}
            </p>
          </div>
        </div>
        {text('street')}
        <div className={classes.pair}>
          {text('streetNumber')}
          {text('complement')}
        </div>
        {text('neighborhood')}
        <div className={classes.pair}>
          {states.length > 0 ? (
            <PlainSelect
              name="state"
              label={told('field.state')}
              value={states.some(({ code }) => code === values.state) ? values.state : ''}
              error={faults['state']}
              choices={[{ value: '', label: told('choose') }, ...states.map(({ code, name }) => ({ value: code, label: name }))]}
              onChoose={(state) => tell('state', state)}
            />
          ) : (
            <PlainField
              name="state"
              label={told('field.state')}
              value={values.state}
              error={faults['state']}
              onChange={(event) => tell('state', event.currentTarget.value)}
            />
          )}
          <CityField
            label={told('field.city')}
            value={values.city}
            error={faults['city']}
            country={values.country}
            state={states.length > 0 ? values.state : ''}
            onTell={(city) => tell('city', city)}
          />
        </div>
        {address.isMain ? null : (
          <ChoiceRow
            kind="checkbox"
            name="isMain"
            title={t('addresses.make_main')}
            isChosen={values.isMain}
            onChoose={(isChosen) => tell('isMain', isChosen)}
          />
        )}
        <FormFault code={faults['form'] ?? faults['addresses']} />
        <div className={classes.acts}>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
