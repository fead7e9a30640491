import type { z } from 'zod';
import type { ShownBlocks } from '@vitrine/contract/kernel';
import { shortLink, styledBlocks } from '@vitrine/domain/kernel';
import { Loading } from '@vitrine/ui';
import { Blocks } from '@vitrine/ui/blocks';
import { StyledText } from '@vitrine/ui/styled-text';
import { Suspense, use, useEffect, useState } from 'react';
import { nowMs, timeZone } from './device/clock.ts';
import { wait } from './device/wait.ts';
import { PageForm } from './page-form.ts';
import { useLocale } from './use-locale.ts';

/** What staff composed of blocks, as a member reads it: bare links short (CON-01), answers with their form, what ends counted down. */
export function BlocksOfPage({ blocks }: { blocks: z.infer<typeof ShownBlocks> }) {
  const locale = useLocale();
  const Form = use(PageForm);
  const now = useMinutes(blocks.some((block) => block.kind === 'stage' && block.endsAt !== null));
  return (
    <Blocks
      blocks={blocks}
      linkWords={shortLink}
      drawText={(text) => <StyledText blocks={styledBlocks(text)} lang={locale} />}
      drawForm={({ id, title, hint }) =>
        Form ? (
          <section aria-label={title}>
            <h2>{title}</h2>
            {hint ? <p>{hint}</p> : null}
            <Suspense fallback={<Loading shape="form" rows={2} />}>
              <Form id={id} title={title} />
            </Suspense>
          </section>
        ) : null
      }
      now={now}
      zone={timeZone()}
    />
  );
}

/** This instant, anew each minute where something is counted down. */
function useMinutes(isCounting: boolean): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => (isCounting ? wait(() => setNow(nowMs()), 60_000) : undefined), [isCounting, now]);
  return now;
}
