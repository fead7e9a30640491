import classes from './progress-bar.module.css';

type ProgressBarProps = {
  value: number; // 0 to 1
  label: string; // what fills: "Progresso do curso"
  tone?: 'learning' | 'reward' | 'video' | 'done';
  valueText?: string; // read instead of the percentage: "3 de 5 atividades"
};

/** The strip along the catalog that fills: learning, the distance to a reward, a video's position. */
export function ProgressBar({ value, label, tone = 'learning', valueText }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={classes.edge}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      <span style={{ transform: `translateX(${percent - 100}%)` }} />
    </div>
  );
}

/** The strip of a catalog on which nothing fills. */
export const BareEdge = () => <div className={classes.edge} />;

/** The same strip in pieces, one an activity; a piece may be half done. */
export function ProgressSegments({ values, label, isOnStage = false }: { values: readonly number[]; label: string; isOnStage?: boolean }) {
  return (
    <div className={classes.segments} data-on-stage={isOnStage || undefined} role="img" aria-label={label}>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece is its place: nothing else tells two apart
        <span key={index} style={{ '--filled': `${Math.round(value * 100)}%` } as React.CSSProperties} />
      ))}
    </div>
  );
}
