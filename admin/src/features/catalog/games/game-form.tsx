import { locales } from '@vitrine/domain/kernel';
import { isEmpty, type GameFrame, type GameRules, type Suggestion } from '@vitrine/domain/games';
import { Button } from '@vitrine/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp, IconCircleCheck } from '../../../shared/icons.ts';
import type { Editing } from '../kinds/editing.ts';
import kinds from '../kinds/kinds.module.css';
import { FrameRules, FrameTexts } from './frame-fields.tsx';
import classes from './games.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useHistory } from './use-history.ts';
import { WantedRowContext, type WantedRow } from './wanted-row.ts';

type GameFormProps<C extends GameFrame> = Omit<Editing<C>, 'onChange'> & {
  onFrame: (part: Partial<GameFrame>) => void;
  rules: GameRules<C>;
  /** What would make it better; nothing of it keeps the game back. */
  suggestions: readonly Suggestion[];
  texts: readonly GameFrame['prompt'][];
  children: ReactNode;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Any game's form: three steps on the left with what the game still lacks, the fields in the middle. */
export function GameForm<C extends GameFrame>({
  value,
  onFrame,
  errorAt,
  isDisabled,
  rules,
  suggestions,
  texts,
  children,
}: GameFormProps<C>) {
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
  const form = useRef<HTMLDivElement>(null);
  const history = useHistory({ value, restore: onFrame, form, isDisabled });
  const { wanted, lead } = useLead(form);
  const frame = { value, onChange: onFrame, errorAt, isDisabled };
  return (
    <div className={classes.form} ref={form}>
      <aside className={classes.steps}>
        {isDisabled ? null : (
          <div className={classes.history}>
            <Button
              variant="default"
              size="sm"
              disabled={!history.canUndo}
              leftSection={<IconArrowBackUp {...icon} />}
              onClick={history.undo}
            >
              {t('undo')}
            </Button>
            <Button
              variant="default"
              size="sm"
              disabled={!history.canRedo}
              leftSection={<IconArrowForwardUp {...icon} />}
              onClick={history.redo}
            >
              {t('redo')}
            </Button>
          </div>
        )}
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
        <SuggestionList suggestions={suggestions} onGo={lead} />
      </aside>
      <div className={classes.fields}>
        <section className={kinds.section} aria-label={t('steps.ask')}>
          <h3>{t('steps.ask')}</h3>
          <FrameTexts {...frame} />
        </section>
        <WantedRowContext value={wanted}>{children}</WantedRowContext>
        <section className={kinds.section} aria-label={t('worth')}>
          <h3>{t('worth')}</h3>
          <FrameRules {...frame} />
        </section>
      </div>
    </div>
  );
}

/** Leads to the field of a suggestion: its row opens first, then the field has the focus, or where a new row is added. */
function useLead(form: RefObject<HTMLElement | null>) {
  const [goal, setGoal] = useState<{ at: string; wanted: WantedRow } | null>(null);
  useEffect(() => {
    if (!goal) return undefined;
    // The row that is wanted is drawn after this effect.
    const timer = setTimeout(() => {
      const { at, wanted } = goal;
      const row = wanted && form.current?.querySelector(`[data-row="${wanted.id}"]`);
      const named = form.current?.querySelector(`[data-at="${at}"]`) ?? row?.parentElement?.nextElementSibling ?? row;
      const field = named?.matches('input, textarea, select, button') ? named : named?.querySelector('input, textarea, select, button');
      if (field instanceof HTMLElement) field.focus();
    });
    return () => clearTimeout(timer);
  }, [goal, form]);
  const lead = ({ at, row }: Suggestion) => setGoal({ at, wanted: row === undefined ? null : { id: row } });
  return { wanted: goal?.wanted ?? null, lead };
}
