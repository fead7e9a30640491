import type { ForumCaseRow } from '@vitrine/contract/forum';
import { StateChip } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconLock } from '../../shared/icons.ts';
import { queueClasses as classes } from '../../shared/queue/index.ts';

/** One report of the queue: who wrote what, how many people reported it and why. */
export function CaseRow({ row }: { row: ForumCaseRow }) {
  const { t, i18n } = useTranslation('forum');
  const { author, excerpt, claim } = row;
  return (
    <>
      <span className={`${classes.pair} ${classes.first}`}>
        <span>{excerpt || t('audio_alone')}</span>
        {row.reporters === 0 ? null : <span>{t('reporters', { count: row.reporters })}</span>}
      </span>
      <span className={`${classes.pair} ${classes.second}`}>
        <span>
          {author.name} · {row.boardName}
        </span>
        <span>{formatInstant(row.decidedAt ?? row.openedAt, deviceZone(), matchLocale(i18n.language))}</span>
      </span>
      <span className={classes.chips}>
        {row.decision === null ? null : (
          <StateChip state={row.decision === 'keep' ? 'earned' : 'refused'}>{t(`decision.${row.decision}.done`)}</StateChip>
        )}
        {row.isAppealed ? <StateChip state="held">{t('appeal.chip')}</StateChip> : null}
        {row.heldWord === null ? null : <StateChip state="audit">{t('held_word', { word: row.heldWord })}</StateChip>}
        {row.isHidden ? <StateChip state="audit">{t('hidden')}</StateChip> : null}
        {claim && !claim.isMine ? (
          <StateChip icon={<IconLock size={14} stroke={1.75} aria-hidden />}>{t('claim.short', { name: claim.by })}</StateChip>
        ) : null}
        {row.reasons.map((reason) => (
          <StateChip key={reason}>{t(`reason.${reason}`)}</StateChip>
        ))}
      </span>
    </>
  );
}
