import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chosen } from '../../../shared/resource/index.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import classes from './bulk.module.css';

/** How many people are chosen, all that the filter finds among the choices, and the way to change them together. */
export function BulkBar({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-label={t('bulk.label')} className={classes.bar}>
      <b aria-live="polite">{chosen.isAll ? t('bulk.all') : t('bulk.chosen', { count: chosen.ids.length })}</b>
      {chosen.isAll ? null : (
        <Button variant="subtle" size="sm" onClick={chosen.takeAll}>
          {t('bulk.take_all')}
        </Button>
      )}
      <Button variant="subtle" size="sm" onClick={chosen.clear}>
        {t('bulk.none')}
      </Button>
      <span className={classes.grow} />
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('bulk.open')}
      </Button>
      {isOpen ? <BulkDialog chosen={chosen} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
