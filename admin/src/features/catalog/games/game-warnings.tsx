import { warningsIn, type GameCheck } from '@vitrine/domain/games';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../../shared/icons.ts';
import classes from './gapped.module.css';

/** What an author may still want to know; nothing of it keeps the game back. */
export function GameWarnings({ checks }: { checks: readonly GameCheck[] }) {
  const { t } = useTranslation('catalog/games');
  const codes = [...new Set(warningsIn(checks).map(({ code }) => code))];
  if (codes.length === 0) return null;
  return (
    <ul className={classes.warnings}>
      {codes.map((code) => (
        <li key={code}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          {t(`checks.${code}`)}
        </li>
      ))}
    </ul>
  );
}
