import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseAudience } from '@vitrine/contract/catalog';
import { Dialog, Failed, Loading, MultiSelect, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { writing } from '../../shared/writing/index.ts';
import { audienceQuery, changesQuery, tagsQuery, writeAudience } from './api.ts';

type AudienceDialogProps = { courseId: string; mayWrite: boolean; isOpen: boolean; onClose: () => void };

/** Whom a course is for (CLI-09): nobody named is everybody. It holds at once, without a publication. */
export function AudienceDialog({ courseId, mayWrite, isOpen, onClose }: AudienceDialogProps) {
  const { t } = useTranslation('catalog');
  const audience = useQuery({ ...audienceQuery(courseId), enabled: isOpen });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('audience.title')}>
      {audience.isPending ? <Loading shape="form" rows={3} /> : null}
      {audience.isError ? <Failed error={audience.error} onRetry={() => void audience.refetch()} /> : null}
      {audience.data ? <AudienceForm courseId={courseId} audience={audience.data} mayWrite={mayWrite} onClose={onClose} /> : null}
    </Dialog>
  );
}

type AudienceFormProps = { courseId: string; audience: CourseAudience; mayWrite: boolean; onClose: () => void };

function AudienceForm({ courseId, audience, mayWrite, onClose }: AudienceFormProps) {
  const { t } = useTranslation('catalog');
  const queries = useQueryClient();
  const { data: lists } = useQuery(tagsQuery);
  const [chosen, setChosen] = useState(audience);
  const save = useMutation({
    mutationFn: () => writeAudience(courseId, chosen),
    onSuccess: (kept) => {
      queries.setQueryData(audienceQuery(courseId).queryKey, kept);
      void queries.invalidateQueries({ queryKey: changesQuery(courseId).queryKey });
      showToast({ text: t('audience.saved') });
      onClose();
    },
  });
  const named = (things: readonly { id: string; name: string }[] = []) => things.map(({ id, name }) => ({ value: id, label: name }));
  const isForAll = Object.values(chosen).every((ids) => ids.length === 0);
  const lines = [
    ['groupIds', named(lists?.groups_user)],
    ['areaIds', named(lists?.country_areas)],
    ['tagIds', named(lists?.tags)],
  ] as const;
  return (
    <div className={writing.stack}>
      <p>{t(isForAll ? 'audience.everybody' : 'audience.some')}</p>
      {lines.map(([key, data]) => (
        <MultiSelect
          key={key}
          label={t(`audience.${key}`)}
          data={data}
          value={chosen[key]}
          onChange={(ids) => setChosen({ ...chosen, [key]: ids })}
          disabled={!mayWrite}
          searchable
          hidePickedOptions
        />
      ))}
      <DialogFoot onClose={onClose} error={save.error} loading={save.isPending} disabled={!mayWrite} onClick={() => save.mutate()}>
        {t('audience.save')}
      </DialogFoot>
    </div>
  );
}
