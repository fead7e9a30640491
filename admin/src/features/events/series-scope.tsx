import { seriesScopes, type SeriesScope } from '@vitrine/domain/events';
import { Dialog, Radio } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import classes from './events.module.css';

type ChoiceProps = { toCome: number; scope: SeriesScope; onChange: (scope: SeriesScope) => void };

/** This date of a series alone, or it and those behind it that have not begun. */
export function ScopeChoice({ toCome, scope, onChange }: ChoiceProps) {
  const { t } = useTranslation('events');
  return (
    <Radio.Group
      label={t('scope.which')}
      value={scope}
      onChange={(chosen) => onChange(seriesScopes.find((one) => one === chosen) ?? 'this')}
    >
      <div className={classes.scopes}>
        <Radio value="this" label={t('scope.this')} />
        <Radio value="following" label={t('scope.following', { count: toCome })} />
      </div>
    </Radio.Group>
  );
}

type DialogProps = {
  title: string;
  hint?: string;
  verb: string;
  toCome: number;
  onChoose: (scope: SeriesScope) => void;
  onClose: () => void;
};

/** Asked before something is done to one of a series: for which of its dates. */
export function ScopeDialog({ title, hint, verb, toCome, onChoose, onClose }: DialogProps) {
  const [scope, setScope] = useState<SeriesScope>('this');
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={classes.stack}>
        <ScopeChoice toCome={toCome} scope={scope} onChange={setScope} />
        {hint === undefined ? null : <p>{hint}</p>}
        <DialogFoot onClose={onClose} onClick={() => onChoose(scope)}>
          {verb}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
