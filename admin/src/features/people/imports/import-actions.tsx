import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PeopleImport } from '@vitrine/contract/people';
import { Button, Dialog } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { IconCheck, IconRotateClockwise } from '../../../shared/icons.ts';
import { importQuery, importsQuery, steerImport, type Act } from './api.ts';
import classes from './imports.module.css';
import { UndoFacts } from './undo-facts.tsx';

const asked = ['apply', 'undo', 'cancel'] as const;
type Asked = (typeof asked)[number];
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with the import as it stands; each says what it means before it is done. */
export function ImportActions({ one, onMap }: { one: PeopleImport; onMap: () => void }) {
  const { t, i18n } = useTranslation('people');
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asked | undefined>();
  const steer = useMutation({
    mutationFn: (act: Act) => steerImport(one.id, act),
    onSuccess: (now) => {
      queries.setQueryData(importQuery(one.id).queryKey, now);
      void queries.invalidateQueries({ queryKey: importsQuery.queryKey });
      setAsking(undefined);
    },
  });
  const close = () => {
    steer.reset();
    setAsking(undefined);
  };
  const written = asking === 'undo' ? one.created + one.changed : one.verdicts.new + one.verdicts.changes;
  const say = { count: written, shown: formatNumber(written, matchLocale(i18n.language)) };
  const total = one.verdicts.new + one.verdicts.changes;
  return (
    <div className={classes.buttons}>
      {one.can.apply ? (
        <Button disabled={total === 0} leftSection={<IconCheck {...icon} />} onClick={() => setAsking('apply')}>
          {t('imports.apply.open', { count: total, shown: formatNumber(total, matchLocale(i18n.language)) })}
        </Button>
      ) : null}
      {one.state === 'rehearsed' ? (
        <Button variant="default" onClick={onMap}>
          {t('imports.map_again')}
        </Button>
      ) : null}
      {one.can.undo && one.created + one.changed > 0 ? (
        <Button variant="default" leftSection={<IconRotateClockwise {...icon} />} onClick={() => setAsking('undo')}>
          {t('imports.undo.open')}
        </Button>
      ) : null}
      {one.can.cancel ? (
        <Button variant="subtle" onClick={() => setAsking('cancel')}>
          {t('imports.cancel.open')}
        </Button>
      ) : null}
      {asked.map((act) => (
        <Dialog key={act} isOpen={asking === act} onClose={close} title={t(`imports.${act}.title`)}>
          <p className={classes.quiet}>{t(`imports.${act}.means`, say)}</p>
          {act === 'undo' && asking === 'undo' ? <UndoFacts importId={one.id} /> : null}
          <DialogFoot
            onClose={close}
            error={steer.error}
            {...(act === 'apply' ? {} : { color: 'refused' as const })}
            loading={steer.isPending}
            onClick={() => steer.mutate(act)}
          >
            {t(`imports.${act}.do`)}
          </DialogFoot>
        </Dialog>
      ))}
    </div>
  );
}
