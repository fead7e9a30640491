import { Button } from '@vitrine/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberPreferences } from '../../shared/device/storage.ts';
import { useKeptState } from '../../shared/kept-state.ts';
import classes from './support.module.css';

/** `isBeside`: beside something else that the page is there for, whose button is the first one. */
type CookieSettingsProps = { isBeside?: boolean; onDone?: () => void };

/** What this portal keeps on the device, by category, and what of it may be (EXP-04, STA-03). What it cannot do without cannot be switched off. */
export function CookieSettings({ isBeside = false, onDone }: CookieSettingsProps) {
  const { t } = useTranslation('support/foot');
  const [policy, setPolicy] = useKeptState('cookies_policy');
  if (!policy) return null;
  const allow = (accept_preferences: boolean) => {
    rememberPreferences(accept_preferences);
    setPolicy({ ...policy, accept_preferences });
  };
  const accept = () => {
    setPolicy({ ...policy, accept_cookies: true, policy_modal: false, policy_preferences_modal: false });
    onDone?.();
  };
  return (
    <div className={classes.settings}>
      <Category name="necessary" isOn />
      <Category name="preferences" isOn={policy.accept_preferences} onChange={allow} />
      <p role="status" className={classes.state}>
        {t(policy.accept_cookies ? 'cookies.accepted' : 'cookies.not_accepted')}
      </p>
      {policy.accept_cookies ? (
        <Button variant="default" onClick={() => setPolicy({ ...policy, accept_cookies: false })}>
          {t('cookies.take_back')}
        </Button>
      ) : (
        <Button variant={isBeside ? 'default' : 'filled'} onClick={accept}>
          {t('cookies.accept_choice')}
        </Button>
      )}
    </div>
  );
}

type CategoryProps = { name: 'necessary' | 'preferences'; isOn: boolean; onChange?: (isOn: boolean) => void };

function Category({ name, isOn, onChange }: CategoryProps) {
  const { t } = useTranslation('support/foot');
  const id = useId();
  return (
    <div className={classes.category}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={!onChange}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{t(`cookies.${name}.title`)}</label>
        <p id={`${id}-text`}>{t(`cookies.${name}.text`)}</p>
      </div>
    </div>
  );
}
