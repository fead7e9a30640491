import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styledBlocks } from '@vitrine/domain/kernel';
import { Button } from '@vitrine/ui';
import { StyledText } from '@vitrine/ui/styled-text';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { faqQuery, sayHelped } from './api.ts';
import classes from './help.module.css';

/** `hasHelped` is absent where nobody is asked. */
export type ShownEntry = { id: string; question: string; answer: string; hasHelped?: boolean | null };

/** Questions that open to their answers. */
export function FaqList({ entries }: { entries: readonly ShownEntry[] }) {
  const locale = useLocale();
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <details className={classes.entry}>
            <summary>
              <h3>{entry.question}</h3>
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </summary>
            <StyledText blocks={styledBlocks(entry.answer)} lang={locale} />
            {entry.hasHelped === undefined ? null : <Helped id={entry.id} said={entry.hasHelped} />}
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Asked once: what was said stays. */
function Helped({ id, said }: { id: string; said: boolean | null }) {
  const { t } = useTranslation('support');
  const queries = useQueryClient();
  const say = useMutation({
    mutationFn: (hasHelped: boolean) => sayHelped(id, hasHelped),
    onSuccess: ({ hasHelped }) =>
      queries.setQueryData(faqQuery.queryKey, (faq) =>
        faq ? { ...faq, entries: faq.entries.map((one) => (one.id === id ? { ...one, hasHelped } : one)) } : faq,
      ),
  });
  if (said !== null)
    return (
      <p className={classes.fine} role="status">
        {t(said ? 'helped.yes_said' : 'helped.no_said')}
      </p>
    );
  return (
    <div className={classes.helped} role="group" aria-label={t('helped.question')}>
      <span>{say.isError ? t('helped.failed') : t('helped.question')}</span>
      <Button size="sm" variant="default" disabled={say.isPending} onClick={() => say.mutate(true)}>
        {t('helped.yes')}
      </Button>
      <Button size="sm" variant="default" disabled={say.isPending} onClick={() => say.mutate(false)}>
        {t('helped.no')}
      </Button>
    </div>
  );
}
