import type { Range } from '@vitrine/domain/kernel';

/** A clock of a film ticks at least this often while it plays, at double speed too; anything wider is a jump. */
const widestStep = 2.5;

/** Notes which seconds of a film really played (decision D11): a jump is not watched, playing twice is still one part. */
export function createWatchRecorder() {
  let parts: Range[] = [];
  let from: number | null = null;
  let to = 0;
  const close = () => {
    if (from !== null && to > from) parts.push([round(from), round(to)]);
    from = null;
  };
  return {
    /** The film plays and stands here now. */
    playsAt(position: number) {
      if (from === null || position < to || position - to > widestStep) {
        close();
        from = position;
      }
      to = position;
    },
    /** The film stopped or was moved: what comes next is another part. */
    breaks: close,
    /** Parts since they were last taken; the one that runs goes on from where it stands. */
    take(): Range[] {
      const goesOn = from === null ? null : to;
      close();
      const taken = parts;
      parts = [];
      from = goesOn;
      to = goesOn ?? 0;
      return taken;
    },
  };
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
