import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReportKind } from '@vitrine/domain/reports';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { filesQuery, makeFile, type ReportAsk } from './reports-api.ts';

/** Has the rows written to a workbook by a job: for what is too long to wait for. */
export function MakeFile({ kind, ask }: { kind: ReportKind; ask: ReportAsk }) {
  const { t } = useTranslation('reports');
  const { atForm } = useMessages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () => makeFile(kind, ask, 'xlsx'),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: filesQuery.queryKey });
      void navigate({ to: '/reports/files' });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
      {t('files.make')}
    </Button>
  );
}
