import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { PeopleImport } from '@vitrine/contract/people';
import { isImportRunning } from '@vitrine/domain/people/import';
import { ConsolePanes, Failed, Link, Loading, PageHeading } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconInfoCircle } from '../../../shared/icons.ts';
import { deviceZone } from '../../../shared/device/index.ts';
import { importQuery } from './api.ts';
import { AccessCards } from './access-cards.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportStateChip } from './import-state-chip.tsx';
import classes from './imports.module.css';
import { MappingForm } from './mapping-form.tsx';
import { Verdicts } from './verdicts.tsx';

/** One import, from its columns to what it wrote, and back (ADM-02). */
export function ImportScreen() {
  const { importId = '' } = useParams({ strict: false });
  const one = useQuery(importQuery(importId));
  return (
    <ConsolePanes
      detail={
        <div className={classes.stack}>
          {one.isPending ? <Loading shape="form" rows={6} /> : null}
          {one.isError && !one.data ? <Failed error={one.error} onRetry={() => void one.refetch()} /> : null}
          {one.data ? <Opened one={one.data} /> : null}
        </div>
      }
    />
  );
}

const rehearsed = ['rehearsed', 'applying', 'applied', 'undoing', 'undone'];

function Opened({ one }: { one: PeopleImport }) {
  const { t, i18n } = useTranslation('people');
  const [isMapping, setMapping] = useState(false);
  const locale = matchLocale(i18n.language);
  const isEditing = one.can.map && (one.state !== 'rehearsed' || isMapping);
  return (
    <>
      <PageHeading
        title={one.fileName}
        backHref="/people-imports"
        hint={t('imports.by', { who: one.who, when: formatInstant(one.createdAt, deviceZone(), locale) })}
        actions={<ImportStateChip state={one.state} />}
      />
      <Notes one={one} />
      {isEditing ? (
        <MappingForm key={`${one.encoding} ${one.delimiter} ${one.header.join('|')}`} one={one} onDryRun={() => setMapping(false)} />
      ) : null}
      {isImportRunning(one.state) ? <ImportProgress one={one} /> : null}
      {rehearsed.includes(one.state) && !isEditing ? <Verdicts key={one.state} one={one} /> : null}
      {rehearsed.includes(one.state) && !isEditing ? <AccessCards one={one} /> : null}
      {isEditing ? null : <ImportActions one={one} onMap={() => setMapping(true)} />}
    </>
  );
}

/** What somebody should know before they go on. */
function Notes({ one }: { one: PeopleImport }) {
  const { t, i18n } = useTranslation('people');
  const { atForm } = useMessages();
  const locale = matchLocale(i18n.language);
  const hint = useHint(one);
  const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {one.problem ? (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle {...sign} />
          <span>
            {atForm(one.problem.refusal)}{' '}
            {one.problem.line > 0 ? t('imports.at_line', { line: formatNumber(one.problem.line, locale) }) : null}
          </span>
        </p>
      ) : null}
      {one.sameAs ? (
        <p className={classes.note}>
          <IconInfoCircle {...sign} />
          <span>
            {t('imports.same_as', {
              when: formatInstant(one.sameAs.createdAt, deviceZone(), locale),
              state: t(`imports.state.${one.sameAs.state}`),
            })}{' '}
            <Link href={`/people-imports/${one.sameAs.id}`}>{t('imports.see_it')}</Link>
          </span>
        </p>
      ) : null}
      {hint ? (
        <p className={classes.note}>
          <IconInfoCircle {...sign} />
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** How long what was done can be undone, or why it no longer can. */
function useHint({ state, keptUntil, can }: PeopleImport): string | undefined {
  const { t, i18n } = useTranslation('people');
  if (keptUntil === null) return t('imports.over');
  if (state === 'rehearsed') return t('imports.nothing_written');
  return can.undo ? t('imports.kept_until', { when: formatInstant(keptUntil, deviceZone(), matchLocale(i18n.language)) }) : undefined;
}
