import { Button } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowRight, IconBackspace, IconQrcode } from '../../shared/icons.ts';
import classes from './events.module.css';

const length = 6;
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

type CodePadProps = {
  isSending: boolean;
  refusal: string | undefined;
  onChange: () => void;
  onSend: (digits: string) => void;
  onScan: () => void;
};

/** Six digits by a keypad under the thumb, or by any keyboard; nothing is sent before the person says so. */
export function CodePad({ isSending, refusal, onChange, onSend, onScan }: CodePadProps) {
  const { t } = useTranslation('events');
  const { atField } = useMessages();
  const [digits, setDigits] = useState('');
  const write = (next: string) => {
    onChange();
    setDigits(next.replaceAll(/\D/g, '').slice(0, length));
  };
  const press = (key: string) => write(digits.length === length && refusal !== undefined ? key : digits + key);
  const isWhole = digits.length === length;
  return (
    <form
      className={classes.code}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !isSending) onSend(digits);
      }}
    >
      <div className={classes.ask}>
        <h2 id="code-ask">{t('ask_code')}</h2>
        <p id="code-hint">{t('ask_code_hint')}</p>
      </div>
      <div className={classes.cells}>
        <input
          value={digits}
          onChange={(event) => write(event.currentTarget.value)}
          inputMode="none"
          autoComplete="one-time-code"
          aria-labelledby="code-ask"
          aria-describedby={refusal === undefined ? 'code-hint' : 'code-hint code-fault'}
          aria-invalid={refusal !== undefined}
          maxLength={length + 1}
        />
        {Array.from({ length }, (_, at) => (
          <span key={at} data-now={at === digits.length || undefined} data-fault={refusal !== undefined || undefined} aria-hidden>
            {digits[at]}
          </span>
        ))}
      </div>
      {refusal === undefined ? null : (
        <p id="code-fault" role="alert" className={classes.fault}>
          {atField(refusal)}
        </p>
      )}
      <Button
        variant="subtle"
        className={classes.scan ?? ''}
        leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}
        onClick={onScan}
      >
        {t('scan')}
      </Button>
      <div className={classes.pad} role="group" aria-label={t('keypad')}>
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label={t('delete')} onClick={() => write(digits.slice(0, -1))}>
          <IconBackspace {...icon} />
        </button>
        <button type="button" onClick={() => press('0')}>
          0
        </button>
        <button
          type="submit"
          className={classes.ok}
          aria-label={t('confirm')}
          disabled={!isWhole || isSending}
          aria-busy={isSending || undefined}
        >
          <IconArrowRight {...icon} />
        </button>
      </div>
    </form>
  );
}
