import type { SearchGroup, SearchHit } from '@vitrine/contract/search';
import { markedParts, type SearchKind } from '@vitrine/domain/search';
import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import {
  IconBook,
  IconBulb,
  IconCalendarEvent,
  IconFileText,
  IconFlag,
  IconForms,
  IconGift,
  IconHeadphones,
  IconPresentation,
  IconRoute,
  IconUsersGroup,
} from '../../shared/icons.ts';
import classes from './search.module.css';

const signs: Record<SearchKind, typeof IconBook> = {
  course: IconBook,
  trail: IconRoute,
  file: IconFileText,
  campaign: IconFlag,
  reward: IconGift,
  news: IconPresentation,
  podcast: IconHeadphones,
  episode: IconHeadphones,
  question: IconBulb,
  topic: IconUsersGroup,
  page: IconForms,
  event: IconCalendarEvent,
};
/** As many of each kind stand beside the other kinds. */
const few = 3;

type HitGroupProps = { group: SearchGroup; words: string; isAlone: boolean; onAll: () => void; onLeave: () => void };

/** Hits of one kind: the first few beside other kinds, all that came when it stands alone, and the room's own list for the rest. */
export function HitGroup({ group: { kind, hits, hasMore, allHref }, words, isAlone, onAll, onLeave }: HitGroupProps) {
  const { t } = useTranslation('search');
  const shown = isAlone ? hits : hits.slice(0, few);
  const count = `${hits.length}${hasMore ? '+' : ''}`;
  return (
    <section aria-labelledby={`found-${kind}`} className={classes.group}>
      <header>
        <h2 id={`found-${kind}`}>
          {t(`kind.${kind}`)} <span>{count}</span>
        </h2>
        {shown.length < hits.length ? (
          <button type="button" className={classes.all} aria-label={`${t('see', { shown: count })}: ${t(`kind.${kind}`)}`} onClick={onAll}>
            {t('see', { shown: count })}
          </button>
        ) : null}
        {isAlone && hasMore ? (
          <Link href={allHref} className={classes.all ?? ''} onClick={onLeave}>
            {t('see_all')}
          </Link>
        ) : null}
      </header>
      <ul>
        {shown.map((hit) => (
          <li key={hit.id}>
            <Hit hit={hit} kind={kind} words={words} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, kind, words, onLeave }: { hit: SearchHit; kind: SearchKind; words: string; onLeave: () => void }) {
  const Sign = signs[kind];
  return (
    <Link href={hit.href} className={classes.hit ?? ''} data-hit onClick={onLeave}>
      <span className={classes.sign}>
        <Sign size={24} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <b>
          <Marked text={hit.title} words={words} />
        </b>
        {hit.snippet ? (
          <small>
            <Marked text={hit.snippet} words={words} />
          </small>
        ) : null}
      </span>
    </Link>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  let place = 0;
  return markedParts(text, words).map((part) => {
    const key = (place += part.text.length);
    return part.isHit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
