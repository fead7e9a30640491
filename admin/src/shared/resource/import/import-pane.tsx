import { useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../fields/index.ts';
import { useFieldWords } from '../field-words.ts';
import { Pane } from '../pane.tsx';
import type { Creation } from '../resource.ts';
import { listKey } from '../use-list.ts';
import classes from './import.module.css';
import { ImportProgress } from './import-progress.tsx';
import { ImportStart } from './import-start.tsx';
import { DryRunResult } from './dry-run-result.tsx';
import { makeDryRun } from './make-dry-run.ts';
import { sendLines, type SentLine } from './send-lines.ts';
import { useFaults } from './use-faults.ts';

type ImportPaneProps = {
  resource: { room: string; name: string };
  creation: Creation;
  choices: Record<string, readonly Choice[]>;
  closeHref: string;
};
type Read = { name: string; text: string };

/** Import in two steps: a dry run that writes nothing and tells why a line cannot be taken, then the sending, with a report. */
export function ImportPane({ resource, creation, choices, closeHref }: ImportPaneProps) {
  const { t, label, choice } = useFieldWords(resource);
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const { faultOf } = useFaults();
  const [read, setRead] = useState<Read | undefined>();
  const [sent, setSent] = useState<SentLine[]>([]);
  const [state, setState] = useState<'waiting' | 'sending' | 'done'>('waiting');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const open = async (file: File) => {
    setRead({ name: file.name, text: await file.text() });
    setSent([]);
    setState('waiting');
  };
  // Judged anew when the choices come: whoever is quick has chosen the file before its types and brands are here.
  const dryRun =
    read &&
    makeDryRun(read.text, {
      schema: creation.form,
      fields: creation.fields,
      empty: creation.empty,
      labelOf: ({ key }) => label(key),
      choicesOf: (field) => choices[field.key] ?? field.options.map((value) => ({ value, label: choice(field, value) })),
      locale: matchLocale(i18n.language),
    });
  const good = dryRun?.lines.filter(({ faults }) => faults.length === 0) ?? [];
  const send = async () => {
    setState('sending');
    await sendLines({
      lines: good,
      send: creation.send,
      faultOf,
      onSent: (one) => setSent((before) => [...before, one]),
      isStopped: () => isGone.current,
    });
    setState('done');
    await queries.invalidateQueries({ queryKey: listKey(resource) });
  };

  return (
    <Pane
      title={t(state === 'done' ? 'resource:import.done_title' : read ? 'resource:import.dryRun' : 'resource:import.title')}
      foot={
        <>
          <LinkButton href={closeHref} variant="default">
            {t(state === 'done' ? 'resource:close' : 'resource:cancel')}
          </LinkButton>
          {read && state !== 'done' ? (
            <Button onClick={() => void send()} loading={state === 'sending'} disabled={good.length === 0}>
              {t('resource:import.send', { count: good.length })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        {read === undefined || state === 'waiting' ? (
          <ImportStart fields={creation.fields} words={resource} fileName={read?.name} onFile={(file) => void open(file)} />
        ) : null}
        {dryRun && state === 'waiting' ? <DryRunResult dryRun={dryRun} words={resource} /> : null}
        {dryRun && state !== 'waiting' ? (
          <ImportProgress sent={sent} wanted={good.length} header={dryRun.header} words={resource} isDone={state === 'done'} />
        ) : null}
      </div>
    </Pane>
  );
}
