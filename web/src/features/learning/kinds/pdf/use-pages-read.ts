import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowInstant } from '../../../../shared/device/clock.ts';
import { isVisible, onVisibility } from '../../../../shared/device/page-life.ts';
import { wait } from '../../../../shared/device/wait.ts';
import { reportSeen } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { createPageReading } from './page-reading.ts';

type Reading = { player: PlayerOf<'pdf'>['page']; content: Pick<PlayerOf<'pdf'>['content'], 'pagesRead'>; page: number | null };

/** Pages read so far, those of earlier visits included; each new one is reported as soon as it counts. */
export function usePagesRead({ player, content, page }: Reading): number[] {
  const [pagesRead, setPagesRead] = useState(() => [...content.pagesRead].toSorted((a, b) => a - b));
  const spentFrom = useRef(nowInstant());
  const read = useEffectEvent((seen: number) => {
    const spent: [string, string] = [spentFrom.current, nowInstant()];
    spentFrom.current = spent[1];
    setPagesRead((before) => [...new Set([...before, seen])].toSorted((a, b) => a - b));
    void reportSeen({
      run: player.run,
      courseId: player.courseId,
      activityId: player.activity.id,
      spent,
      what: { kind: 'pages_read', pages: [seen], lastPage: seen },
    });
  });
  useEffect(() => {
    const reading = createPageReading({ wait }, read);
    const look = () => reading.shows(isVisible() ? page : null);
    look();
    const stop = onVisibility(look);
    return () => {
      stop();
      reading.shows(null);
    };
  }, [page]);
  return pagesRead;
}
