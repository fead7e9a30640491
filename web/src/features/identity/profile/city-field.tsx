import { citiesLike, citySpelled } from '@vitrine/domain/identity/places';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../../shared/plain-field.tsx';
import { citiesQuery } from './api.ts';
import classes from './city-field.module.css';

type CityFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  /** Where the city lies; without a state nothing can be offered. */
  country: string;
  state: string;
  onTell: (city: string) => void;
};

const offeredAtMost = 30;

/** A city: offered by the first letters of its words, taken as it is typed where no list has it (decision 022). */
export function CityField({ label, value, error, country, state, onTell }: CityFieldProps) {
  const { t } = useTranslation('identity/profile');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { data } = useQuery({ ...citiesQuery({ country, state }), enabled: state !== '' });
  const cities = data?.cities ?? [];
  const offered = isOpen ? citiesLike(cities, { typed: value, atMost: offeredAtMost }) : [];
  const isShown = offered.length > 0;
  const isOther = cities.length > 0 && value.trim() !== '' && !isShown && !cities.includes(citySpelled(cities, value));
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (city: string) => {
    onTell(city);
    close();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = offered[active];
    if (step !== undefined) {
      setOpen(true);
      setActive((at) => Math.max(-1, Math.min(offered.length - 1, at + step)));
    } else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isShown) close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.city}>
      <PlainField
        name="city"
        label={label}
        value={value}
        error={error}
        autoComplete="address-level2"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={offered[active] === undefined ? undefined : `${id}-${active}`}
        onChange={({ currentTarget }) => {
          onTell(currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={() => {
          close();
          const spelled = citySpelled(cities, value);
          if (spelled !== value) onTell(spelled);
        }}
      />
      {isShown ? (
        <div id={id} role="listbox" tabIndex={-1} aria-label={t('addresses.cities')}>
          {offered.map((city, place) => (
            <div
              key={city}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              ref={place === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
              onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
              onClick={() => choose(city)}
              onKeyDown={press}
            >
              {city}
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className={classes.other}>
        {isOther ? t('addresses.city_other') : null}
      </p>
    </div>
  );
}
