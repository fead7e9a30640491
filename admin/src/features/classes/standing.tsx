import { useTranslation } from 'react-i18next';
import styles from './classes.module.css';

const standings = ['done', 'begun', 'unopened'] as const;

/** How many of the class are done, at it, and did not open it; in words, and as one bar whose parts differ by more than colour. */
export function Standing({ one: { done, begun }, people }: { one: { done: number; begun: number }; people: number }) {
  const { t } = useTranslation('classes');
  const parts = { done, begun, unopened: Math.max(0, people - done - begun) };
  return (
    <div className={styles.standing}>
      <div className={styles.bar} aria-hidden>
        {standings.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: parts[part] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {standings.map((part) => (
          <li key={part} data-part={part}>
            {t(`openings.${part}`, { count: parts[part] })}
          </li>
        ))}
      </ul>
    </div>
  );
}
