import type { AskedField } from '@vitrine/domain/tenancy';
import { IconButton, Switch } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../shared/icons.ts';
import classes from './registration-editor.module.css';

type RegistrationFieldRowProps = {
  asked: AskedField;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onInsist: (isMandatory: boolean) => void;
  onRemove: () => void;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One field of a registration: whether it must be filled, and its place. Nobody can be registered without a name and an e-mail. */
export function RegistrationFieldRow({ asked, isFirst, isLast, onMove, onInsist, onRemove }: RegistrationFieldRowProps) {
  const { t } = useTranslation('tenancy');
  const field = t(`registration.field.${asked.field}`);
  const isAlways = asked.field === 'fullName' || asked.field === 'email';
  const row = useRef<HTMLLIElement>(null);
  // At either end the arrow that was pressed is off: the other one keeps the focus, so that keys go on working.
  useEffect(() => {
    const at = row.current;
    if (at?.contains(document.activeElement) && document.activeElement?.matches(':disabled'))
      at.querySelector<HTMLButtonElement>('button[data-move]:not(:disabled)')?.focus();
  }, [isFirst, isLast]);
  useEffect(() => {
    const at = row.current;
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    };
    at?.addEventListener('keydown', onKey);
    return () => at?.removeEventListener('keydown', onKey);
  }, [onMove]);
  return (
    <li className={classes.row} ref={row}>
      <b>{field}</b>
      <Switch
        checked={asked.is_mandatory || isAlways}
        disabled={isAlways}
        onChange={(event) => onInsist(event.currentTarget.checked)}
        label={t('registration.mandatory')}
        aria-label={t('registration.mandatory_field', { field })}
      />
      <span className={classes.tools}>
        <IconButton label={t('registration.up', { field })} data-move disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp {...icon} />
        </IconButton>
        <IconButton label={t('registration.down', { field })} data-move disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown {...icon} />
        </IconButton>
        <IconButton label={t('registration.remove', { field })} onClick={onRemove}>
          <IconTrash {...icon} />
        </IconButton>
      </span>
    </li>
  );
}
