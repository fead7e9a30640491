import { Button, Checkbox } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './embedded-film.module.css';

/** Asks before anything of another site is loaded: who it is, what it learns, and whether to ask again. */
export function AskFirst({ service, onYes }: { service: string; onYes: (how: { isKept: boolean }) => void }) {
  const { t } = useTranslation(['learning/kinds/video', 'learning']);
  const [isKept, setKept] = useState(false);
  return (
    <div className={classes.ask}>
      <h2>{t('ask', { service })}</h2>
      <p>{t('ask_why', { service })}</p>
      <Button onClick={() => onYes({ isKept })}>{t('show')}</Button>
      <Checkbox label={t('remember')} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
    </div>
  );
}
