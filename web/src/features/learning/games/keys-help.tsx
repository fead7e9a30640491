import { useTranslation } from 'react-i18next';
import classes from './games.module.css';

/** Which key does what; beside the game on a desktop, in the pause everywhere. */
export function KeysHelp() {
  const { t } = useTranslation('learning/games');
  const rows: [string, string[]][] = [
    [t('keys.pick'), ['1', '9']],
    [t('keys.walk'), ['←', '→']],
    [t('keys.put'), [t('keys.space')]],
    [t('keys.back'), ['Esc']],
    [t('keys.repeat'), ['R']],
    [t('keys.pause'), ['P', '?']],
  ];
  return (
    <dl className={classes.keys} aria-label={t('keys.title')}>
      {rows.map(([what, keys]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
