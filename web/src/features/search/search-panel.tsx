import { longestSearch, shortestSearch, type SearchKind } from '@vitrine/domain/search';
import { Empty, Failed, FilterChips, Loading } from '@vitrine/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../shared/device/network.ts';
import { SearchBox } from '../../shared/search-box.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import { useFound, useTellMissed } from './api.ts';
import { HitGroup } from './hit-group.tsx';
import { Nowhere, Recent } from './no-words.tsx';
import { rememberSearch } from '../../shared/recent-searches.ts';
import classes from './search.module.css';
import { useWalk } from './use-walk.ts';

type SearchPanelProps = {
  words: string;
  /** What is looked for, once the person pauses. */
  onWords: (words: string) => void;
  onLeave?: () => void;
};

/** One field, and what all rooms find by it: grouped by kind, walked by arrows, opened by Enter. */
export function SearchPanel({ words, onWords, onLeave }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const isOnline = useIsOnline();
  const [typed, setTyped] = useState(words);
  const settled = useSettled(typed).replaceAll('%', '').trim();
  const say = useEffectEvent(onWords);
  useEffect(() => say(settled), [settled]);
  const isAsked = Array.from(settled).length >= shortestSearch;
  const found = useFound(settled, isAsked);
  const [kind, setKind] = useState<SearchKind>();
  const groups = (isAsked && found.data?.groups) || [];
  const shown = groups.some((group) => group.kind === kind) ? kind : undefined;
  const isMissed = isAsked && found.isSuccess && !found.isPlaceholderData && groups.length === 0;
  useTellMissed(isMissed && found.data.isWhole ? settled : undefined);
  const panel = useRef<HTMLDivElement>(null);
  useWalk(panel);
  const leave = () => {
    rememberSearch(settled);
    onLeave?.();
  };
  return (
    <div ref={panel} className={classes.panel} role="search" aria-busy={isAsked && found.isFetching}>
      <SearchBox label={t('field')} clearLabel={t('clear')} value={typed} onType={setTyped} maxLength={longestSearch} isFirst />
      {groups.length > 1 ? (
        <FilterChips
          label={t('kinds')}
          isChoice
          filters={[
            { key: 'all', label: t('all'), isActive: shown === undefined },
            ...groups.map((group) => ({
              key: group.kind,
              label: `${t(`kind.${group.kind}`)} ${group.hits.length}${group.hasMore ? '+' : ''}`,
              isActive: shown === group.kind,
            })),
          ]}
          onToggle={(key) => setKind(groups.find((group) => group.kind === key)?.kind)}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {isAsked && found.isSuccess ? t('count', { count: groups.reduce((sum, { hits }) => sum + hits.length, 0) }) : null}
      </p>
      {isAsked ? null : <Recent isShort={settled !== ''} onChoose={setTyped} />}
      {isAsked && found.isPending && isOnline ? <Loading shape="list" rows={5} /> : null}
      {isAsked && found.isPending && !isOnline ? <Empty title={t('offline.title')} hint={t('offline.hint')} /> : null}
      {isAsked && found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {groups
        .filter((group) => shown === undefined || group.kind === shown)
        .map((group) => (
          <HitGroup
            key={group.kind}
            group={group}
            words={settled}
            isAlone={shown !== undefined || groups.length === 1}
            onAll={() => setKind(group.kind)}
            onLeave={leave}
          />
        ))}
      {groups.length > 0 && found.data?.isWhole === false ? <p className={classes.note}>{t('partial')}</p> : null}
      {isMissed ? <Nowhere words={settled} onLeave={leave} /> : null}
    </div>
  );
}
