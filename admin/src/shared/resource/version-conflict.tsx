import { Button, Dialog } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './resource.module.css';
import type { Difference } from './use-versioned-save.ts';
import { useSaid } from './use-said.ts';

type VersionConflictProps = {
  conflict: { isConflict: boolean; reload: () => Promise<void>; keep: () => Promise<void>; differences?: readonly Difference[] };
  /** What a field is called; where it is told, what differs stands side by side. */
  nameOf?: (field: string) => string;
};

/** Somebody else saved in between: theirs, or what was typed here. Closing the question keeps what was typed. */
export function VersionConflict({ conflict, nameOf }: VersionConflictProps) {
  const { t } = useTranslation('resource');
  const { differences = [] } = conflict;
  return (
    <Dialog isOpen={conflict.isConflict} onClose={() => void conflict.keep()} title={t('conflict.title')} size={nameOf ? 720 : 480}>
      <p>{t('conflict.hint')}</p>
      {nameOf && differences.length > 0 ? <Compared differences={differences} nameOf={nameOf} /> : null}
      <div className={classes.answers}>
        <Button variant="default" onClick={() => void conflict.reload()}>
          {t('conflict.reload')}
        </Button>
        <Button onClick={() => void conflict.keep()}>{t('conflict.keep')}</Button>
      </div>
    </Dialog>
  );
}

/** What the other saved beside what was typed here, field by field. */
function Compared({ differences, nameOf }: { differences: readonly Difference[]; nameOf: (field: string) => string }) {
  const { t } = useTranslation('resource');
  const say = useSaid();
  return (
    <table className={classes.compared}>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
          <th scope="col">{t('conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, theirs, mine }) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td>{say(theirs)}</td>
            <td>{say(mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
