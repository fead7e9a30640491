import { locales } from '@vitrine/domain/kernel';
import { isEmpty, type GameFrame, type GameRules } from '@vitrine/domain/games';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconCircleCheck } from '../../../shared/icons.ts';
import type { Editing } from '../kinds/editing.ts';
import kinds from '../kinds/kinds.module.css';
import { FrameRules, FrameTexts } from './frame-fields.tsx';
import classes from './games.module.css';

type GameFormProps<C extends GameFrame> = Omit<Editing<C>, 'onChange'> & {
  onFrame: (part: Partial<GameFrame>) => void;
  rules: GameRules<C>;
  texts: readonly GameFrame['prompt'][];
  children: ReactNode;
};

/** Any game's form: three steps on the left with what the game still lacks, the fields in the middle. */
export function GameForm<C extends GameFrame>({ value, onFrame, errorAt, isDisabled, rules, texts, children }: GameFormProps<C>) {
  const { t } = useTranslation('catalog/games');
  const gaps = rules.missingOf(value);
  const has = (...codes: string[]) => gaps.some((gap) => codes.includes(gap));
  const steps = [
    { name: 'ask', isDone: !has('prompt_missing') },
    { name: 'make', isDone: !has('too_few', 'text_missing', 'equal_places', 'nothing_to_solve', 'alt_missing') },
    { name: 'why', isDone: !has('reason_missing') },
  ] as const;
  const written = texts.filter((text) => !isEmpty(text));
  const lacking = locales.filter((locale) => written.some((text) => text[locale]) && written.some((text) => !text[locale]));
  const frame = { value, onChange: onFrame, errorAt, isDisabled };
  return (
    <div className={classes.form}>
      <aside className={classes.steps}>
        <h3>{t('steps.title')}</h3>
        <ol>
          {steps.map(({ name, isDone }, index) => (
            <li key={name} data-done={isDone || undefined}>
              <span aria-hidden>{isDone ? <IconCircleCheck size={22} stroke={2} /> : index + 1}</span>
              {t(`steps.${name}`)}
              <span className="visually-hidden">{t(isDone ? 'steps.done' : 'steps.to_do')}</span>
            </li>
          ))}
        </ol>
        <h3>{t('checks.title')}</h3>
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              {t(`checks.${gap}`)}
            </li>
          ))}
          {lacking.length > 0 ? (
            <li>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              {t('checks.languages', { languages: lacking.join(', ') })}
            </li>
          ) : null}
          {gaps.length + lacking.length === 0 ? (
            <li>
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
              {t('checks.all_well')}
            </li>
          ) : null}
        </ul>
      </aside>
      <div className={classes.fields}>
        <section className={kinds.section} aria-label={t('steps.ask')}>
          <h3>{t('steps.ask')}</h3>
          <FrameTexts {...frame} />
        </section>
        {children}
        <section className={kinds.section} aria-label={t('worth')}>
          <h3>{t('worth')}</h3>
          <FrameRules {...frame} />
        </section>
      </div>
    </div>
  );
}
