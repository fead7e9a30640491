import { Card, SectionHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import styles from './agenda.module.css';

/** What a webinar is about, in the order in which it comes. */
export function Agenda({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('classes');
  if (lines.length === 0) return null;
  return (
    <>
      <SectionHeading title={t('lounge.agenda')} />
      <Card label={t('lounge.agenda')}>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Card>
    </>
  );
}
