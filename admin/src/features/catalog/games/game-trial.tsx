import { sayIn, shuffleBy, scoreOf, waitingIn, type GameFrame, type GameRules, type GameState } from '@vitrine/domain/games';
import { Button } from '@vitrine/ui';
import { createFeel, silent, type GamePort, type ShownVerdict } from '@vitrine/ui/games';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../../../shared/fields/index.ts';
import { useKnownFiles } from '../../../shared/files/index.ts';
import { IconRefresh, IconVolume, IconVolumeOff, IconWand } from '../../../shared/icons.ts';
import classes from './games.module.css';

type TrialProps<C extends GameFrame, B extends object> = {
  rules: GameRules<C, B>;
  content: C;
  Board: (port: GamePort<B>) => ReactNode;
};
type Play = { state: GameState; verdict: ShownVerdict | null; seq: number };

const solveEveryMs = 600;
/** As a learner hears it who switched sounds on. */
const heard = createFeel({ sound: true, haptics: false });

/** The real game beside its form, as it is typed: dealt and judged here by the rules of the server, kept nowhere. */
export function GameTrial<C extends GameFrame, B extends object>({ rules, content, Board }: TrialProps<C, B>) {
  const { t } = useTranslation('catalog/games');
  const { find } = useKnownFiles();
  const [seed, setSeed] = useState(1);
  const [isSolving, solve] = useState(false);
  const [isHeard, hear] = useState(false);
  const hasSounds = rules.picturesOf(content).some(({ picture }) => picture?.soundFileId);
  const items = rules.itemsOf(content).join(' ');
  const deal = (by: number): Play => ({
    state: rules.deal(content, { shuffle: content.shuffle ? shuffleBy(by) : (all) => [...all], carried: [] }),
    verdict: null,
    seq: 0,
  });
  const [play, setPlay] = useState(() => ({ of: items, ...deal(seed) }));
  const now = play.of === items ? play : { of: items, ...deal(seed) };
  const locale = useWritten();
  const say = sayIn(locale);
  const isOver = rules.isOver ? rules.isOver(content, now.state) : waitingIn(now.state).length === 0;
  const move = (item: string, answer: string) => {
    const judged = isOver ? null : rules.judge(content, now.state, { item, answer }, locale);
    if (!judged) return;
    const seq = now.seq + 1;
    const verdict = { seq, item, answer, right: judged.right, isNear: judged.near ?? false, reason: say(judged.reason ?? {}) };
    setPlay({ of: items, state: judged.state, verdict, seq });
  };
  const step = useEffectEvent(() => {
    const next = rules.solve(content, now.state, locale);
    if (!next || isOver) solve(false);
    else move(next.item, next.answer);
  });
  useEffect(() => {
    if (!isSolving) return undefined;
    const timer = setInterval(() => step(), solveEveryMs);
    return () => clearInterval(timer);
  }, [isSolving]);
  const again = () => {
    solve(false);
    setSeed(seed + 1);
    setPlay({ of: items, ...deal(seed + 1) });
  };
  const { right, items: count } = rules.scoreOf ? rules.scoreOf(content, now.state) : scoreOf(now.state);
  return (
    <div className={classes.trial}>
      <h3>{say(content.prompt)}</h3>
      <p>{say(content.help)}</p>
      {count === 0 ? (
        <p>{t('trial.empty')}</p>
      ) : isOver ? (
        <p className={classes.score} role="status">
          {t('trial.over', { right, count })}
        </p>
      ) : (
        <Board
          key={`${items} ${seed}`}
          board={rules.boardOf(content, now.state, { locale, say, linkTo: (id) => find(id)?.url ?? null })}
          items={now.state.order.flatMap((id) => {
            const item = now.state.items[id];
            return item ? [{ id, mark: item.mark, isFirst: item.isFirst, tries: item.tries }] : [];
          })}
          verdict={now.verdict}
          pending={[]}
          isKept={false}
          repeated={0}
          isPaused={false}
          isCalm={false}
          hasKeys={false}
          pace="normal"
          feel={isHeard ? heard : silent}
          move={move}
        />
      )}
      <div className={classes.trialButtons}>
        {hasSounds ? (
          <Button
            variant="subtle"
            aria-pressed={isHeard}
            leftSection={
              isHeard ? <IconVolume size={18} stroke={1.75} aria-hidden /> : <IconVolumeOff size={18} stroke={1.75} aria-hidden />
            }
            onClick={() => hear(!isHeard)}
          >
            {t('trial.sounds')}
          </Button>
        ) : null}
        <Button variant="subtle" leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={again}>
          {t('trial.again')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconWand size={18} stroke={1.75} aria-hidden />}
          disabled={isOver || count === 0}
          onClick={() => solve(!isSolving)}
        >
          {t(isSolving ? 'trial.stop' : 'trial.solve')}
        </Button>
      </div>
    </div>
  );
}
