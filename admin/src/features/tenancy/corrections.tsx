import type { Correction, Palette } from '@vitrine/domain/tenancy';
import { Button } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconCircleCheck } from '../../shared/icons.ts';
import classes from './tenancy.module.css';

type CorrectionsProps = { palette: Palette | undefined; onTertiary: (colour: string) => void };

/** Which colours could not be used as they are, and why: "your colour → colour used, 3.1 → 4.6" (look.md, AA rule). */
export function Corrections({ palette, onTertiary }: CorrectionsProps) {
  const { t } = useTranslation('tenancy');
  if (!palette) return null;
  const { corrections, tooClose, proposedTertiary } = palette;
  return (
    <section className={classes.corrections} aria-label={t('corrections.title')}>
      {tooClose && proposedTertiary ? (
        <div className={classes.warning} role="status">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <span>
            {t('corrections.too_close')}{' '}
            <Button variant="subtle" size="sm" onClick={() => onTertiary(proposedTertiary)}>
              <Swatch colour={proposedTertiary} /> {t('corrections.use', { colour: proposedTertiary })}
            </Button>
          </span>
        </div>
      ) : null}
      <h3>{t('corrections.title')}</h3>
      {corrections.length === 0 ? (
        <p className={classes.good}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {t('corrections.none')}
        </p>
      ) : (
        <>
          <p className={classes.lead}>{t('corrections.hint')}</p>
          <ul className={classes.rows}>
            {corrections.map((correction) => (
              <CorrectionRow key={`${correction.mode}.${correction.role}`} correction={correction} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function CorrectionRow({ correction: { mode, role, asked, used, ratioBefore, ratioAfter } }: { correction: Correction }) {
  const { t, i18n } = useTranslation('tenancy');
  const locale = matchLocale(i18n.language);
  const ratio = (value: number) => formatNumber(Math.floor(value * 10) / 10, locale, 1);
  return (
    <li>
      <span className={classes.role}>{t(`corrections.role.${role.replace('-', '_')}`, { mode: t(`mode.${mode}`) })}</span>
      <span className={classes.change}>
        <Swatch colour={asked} /> {asked.toUpperCase()} <span aria-hidden>→</span>
        <span className="visually-hidden">{t('corrections.becomes')}</span> <Swatch colour={used} /> {used.toUpperCase()}
      </span>
      <span className={classes.ratio}>{t('corrections.ratio', { before: ratio(ratioBefore), after: ratio(ratioAfter) })}</span>
    </li>
  );
}

const Swatch = ({ colour }: { colour: string }) => <span className={classes.swatch} style={{ background: colour }} aria-hidden />;
