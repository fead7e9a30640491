import { Button, Dialog } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../device/index.ts';
import type { Difference } from './differences.ts';
import classes from './resource.module.css';
import { useSaid } from './use-said.ts';

type VersionConflictProps = {
  conflict: {
    isConflict: boolean;
    by: { who: string; at: string } | undefined;
    reload: () => Promise<void>;
    keep: () => Promise<void>;
    differences: readonly Difference[];
  };
  /** What a field is called. */
  nameOf: (field: string) => string;
  /** A value in the field's own words, where it has some: the name behind an id, the word of a choice. */
  wordOf?: (field: string, value: unknown) => string | undefined;
};

/** Somebody else saved in between: who, when, and what, field by field. Closing the question keeps what was typed. */
export function VersionConflict({ conflict, nameOf, wordOf }: VersionConflictProps) {
  const { t, i18n } = useTranslation('resource');
  const { differences, by } = conflict;
  return (
    <Dialog
      isOpen={conflict.isConflict}
      onClose={() => void conflict.keep()}
      title={by ? t('conflict.title_who', { who: by.who }) : t('conflict.title')}
      size={differences.length > 0 ? 720 : 480}
    >
      {by ? <p>{t('conflict.when', { who: by.who, at: formatInstant(by.at, deviceZone(), matchLocale(i18n.language)) })}</p> : null}
      <p>{t(differences.some(({ isMine }) => isMine) ? 'conflict.hint' : 'conflict.hint_apart')}</p>
      {differences.length > 0 ? <Compared differences={differences} nameOf={nameOf} wordOf={wordOf} /> : null}
      <div className={classes.answers}>
        <Button variant="default" onClick={() => void conflict.reload()}>
          {t('conflict.reload')}
        </Button>
        <Button onClick={() => void conflict.keep()}>{t('conflict.keep')}</Button>
      </div>
    </Dialog>
  );
}

type ComparedProps = Pick<VersionConflictProps, 'nameOf'> & {
  differences: readonly Difference[];
  wordOf: VersionConflictProps['wordOf'] | undefined;
};

/** What the other saved beside what was typed here; where nothing was typed, that theirs stays. */
function Compared({ differences, nameOf, wordOf }: ComparedProps) {
  const { t } = useTranslation('resource');
  const said = useSaid();
  const say = (field: string, value: unknown) => wordOf?.(field, value) ?? said(value);
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
        {differences.map(({ field, theirs, mine, isMine }) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td>{say(field, theirs)}</td>
            <td>{isMine ? say(field, mine) : t('conflict.untouched')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
