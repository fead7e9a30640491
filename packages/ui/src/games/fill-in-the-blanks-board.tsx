import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBulb, IconChevronDown, IconChevronUp, IconEye } from '../icons.ts';
import { Button } from '../kit/button.tsx';
import { GamePicture, KeyBadge, Mark, VerdictLine } from './pieces.tsx';
import type { GamePort, PictureShown } from './port.ts';
import { useHeard } from './use-heard.ts';
import classes from './words.module.css';

type Gap = {
  kind: 'gap';
  id: string;
  type: 'text' | 'number';
  dots: number | null;
  typed: string;
  stands: 'open' | 'right' | 'wrong' | 'shown';
  isHinted: boolean;
};
type Board = { hasHints: boolean; picture: PictureShown; parts: readonly ({ kind: 'text'; text: string } | Gap)[] };

const mostTyped = 60;

/** A text whose gaps are typed; one button checks all that is filled. */
export function FillInTheBlanksBoard(port: GamePort<Board>) {
  const { board, verdict, pending, repeated, isPaused, feel } = port;
  const { t } = useTranslation('word-games');
  useHeard(feel, board.picture);
  const [typed, type] = useState<Record<string, string>>({});
  const [nowId, turnTo] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const gaps = board.parts.flatMap((part) => (part.kind === 'gap' ? [part] : []));
  const isOpen = ({ stands }: Gap) => stands === 'open' || stands === 'wrong';
  const open = gaps.filter(isOpen);
  const now = open.find(({ id }) => id === nowId) ?? open[0];
  const textOf = ({ id, typed: before }: Gap) => typed[id] ?? before;
  const isAsked = (id: string) => pending.some(({ item }) => item === id);
  // What was judged already is not sent again.
  const filled = open.filter(
    (gap) => textOf(gap).trim() !== '' && !isAsked(gap.id) && (typed[gap.id] !== undefined || gap.stands === 'open'),
  );
  const focus = (id: string | undefined) => fields.current?.querySelector<HTMLInputElement>(`[data-gap="${id}"]`)?.focus();
  const check = () => {
    if (isPaused || filled.length === 0) return;
    for (const gap of filled) port.move(gap.id, textOf(gap).trim());
    type((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !filled.some((gap) => gap.id === id))));
    focus(open.find((gap) => !filled.includes(gap))?.id);
  };
  const step = (by: 1 | -1) => {
    const at = open.findIndex(({ id }) => id === now?.id);
    focus(open.at((at + by + open.length) % Math.max(1, open.length))?.id);
  };
  return (
    <div className={classes.board}>
      <div className={classes.read} ref={fields}>
        {board.picture ? (
          <div className={classes.figure}>
            <GamePicture picture={board.picture} isScene />
          </div>
        ) : null}
        <div className={classes.says}>
          <div className={classes.text}>
            {[...board.parts.entries()].map(([place, part]) =>
              part.kind === 'text' ? <span key={`text${place}`}>{part.text}</span> : field(part),
            )}
          </div>
        </div>
      </div>
      <VerdictLine said={saidOf()} left={open.length} repeated={repeated} />
      <div className={classes.tools}>
        <Button variant="default" aria-label={t('previous_gap')} disabled={open.length < 2} onClick={() => step(-1)}>
          <IconChevronUp size={22} stroke={1.75} aria-hidden />
        </Button>
        <Button variant="default" aria-label={t('next_gap')} disabled={open.length < 2} onClick={() => step(1)}>
          <IconChevronDown size={22} stroke={1.75} aria-hidden />
        </Button>
        {now && board.hasHints && !now.isHinted ? (
          <Button
            variant="default"
            leftSection={<IconBulb size={20} stroke={1.75} aria-hidden />}
            onClick={() => port.move(`hint:${now.id}`, '')}
          >
            {t('hint')}
          </Button>
        ) : null}
        {now?.stands === 'wrong' ? (
          <Button
            variant="default"
            leftSection={<IconEye size={20} stroke={1.75} aria-hidden />}
            onClick={() => port.move(`show:${now.id}`, '')}
          >
            {t('see_answer')}
          </Button>
        ) : null}
        <span className={classes.grow}>
          <Button fullWidth disabled={filled.length === 0} onClick={check}>
            {t('check')}
          </Button>
        </span>
      </div>
    </div>
  );

  function field(gap: Gap) {
    const number = gaps.indexOf(gap) + 1;
    if (!isOpen(gap)) {
      const state = gap.stands === 'right' ? 'typed_right' : 'shown';
      return (
        <span
          key={gap.id}
          className={classes.slot}
          data-state={gap.stands}
          role="img"
          aria-label={t(`gap.${state}`, { number, word: gap.typed })}
        >
          <bdi>{gap.typed}</bdi>
          {gap.stands === 'right' ? <Mark kind="right" /> : null}
        </span>
      );
    }
    const text = textOf(gap);
    const isWrong = gap.stands === 'wrong' && typed[gap.id] === undefined;
    const dots = gap.dots === null ? 0 : Math.max(0, gap.dots - text.length);
    return (
      <span
        key={gap.id}
        className={classes.field}
        data-state={isWrong ? 'bad' : isAsked(gap.id) ? 'asked' : 'empty'}
        data-now={gap === now || undefined}
      >
        {text === '' && gap !== now ? <KeyBadge>{number}</KeyBadge> : null}
        <input
          data-gap={gap.id}
          aria-label={t(isWrong ? 'gap.wrong' : 'gap.open', { number })}
          aria-invalid={isWrong || undefined}
          value={text}
          style={{ width: `${Math.max(text.length, text === '' && gap !== now ? 2 : 4) + 1}ch` }}
          dir="auto"
          maxLength={mostTyped}
          inputMode={gap.type === 'number' ? 'decimal' : 'text'}
          enterKeyHint={open.length > 1 ? 'next' : 'done'}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          disabled={isPaused}
          onFocus={() => turnTo(gap.id)}
          onChange={(event) => type({ ...typed, [gap.id]: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') check();
          }}
        />
        {dots > 0 && gap === now ? <em aria-hidden>{'·'.repeat(dots)}</em> : null}
        {isWrong ? <Mark kind="wrong" /> : null}
      </span>
    );
  }

  function saidOf() {
    if (port.isKept && pending.length > 0)
      return { tone: 'quiet' as const, title: t('kept', { ns: 'games' }), reason: t('kept_hint', { ns: 'games', count: pending.length }) };
    if (!verdict) return null;
    if (verdict.right === null)
      return { tone: 'quiet' as const, title: t(verdict.item.startsWith('show:') ? 'see_answer' : 'hint'), reason: verdict.reason };
    if (verdict.isNear) return { tone: 'again' as const, title: t('near') };
    return verdict.right
      ? { tone: 'right' as const, title: t('right'), reason: verdict.reason }
      : { tone: 'wrong' as const, title: t('not_this', { name: verdict.answer }), reason: verdict.reason };
  }
}
