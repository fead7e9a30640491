import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CourseDraft } from '@vitrine/contract/catalog';
import { textIn } from '@vitrine/domain/kernel';
import { Button, Menu, PageHeading, IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { IconDotsVertical } from '../../shared/icons.ts';
import { listKey } from '../../shared/resource/index.ts';
import { PreviewButton, writing } from '../../shared/writing/index.ts';
import { copy } from './api.ts';
import { CourseAudienceDialog } from './audience-dialog.tsx';
import { CourseStateChip } from './course-state-chip.tsx';
import { courses } from './courses.tsx';
import { PortfolioDialog } from './portfolio-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RetireDialog } from './retire-dialog.tsx';

type CourseHeaderProps = { draft: CourseDraft; isDirty: boolean; isDetailOpen: boolean; onPreview: () => void };

/** Which course, in which state, and the step that members will notice: publishing, or taking it out of the catalog. */
export function CourseHeader({ draft, isDirty, isDetailOpen, onPreview }: CourseHeaderProps) {
  const { t, i18n } = useTranslation('catalog');
  const [asking, ask] = useState<'publish' | 'retire' | 'audience' | 'portfolio' | undefined>();
  const close = () => ask(undefined);
  const navigate = useNavigate();
  const mayWrite = useMay('content.write');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const copying = useMutation({
    mutationFn: () => copy(draft.id),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: listKey(courses) });
      showToast({ text: t('copy.done') });
      await navigate({ to: `/courses/${id}` });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <div className={writing.header}>
      <PageHeading
        title={textIn(draft.course.title, matchLocale(i18n.language)) || t('untitled')}
        backHref={isDetailOpen ? `/courses/${draft.id}` : '/courses'}
        hint={
          <span className={writing.stand}>
            <CourseStateChip state={draft.state} hasChanges={draft.hasChanges} />
            {draft.versionNumber === null ? t('never_published') : t('version', { number: draft.versionNumber })}
          </span>
        }
        actions={
          <>
            <PreviewButton label={t('preview.open')} onClick={onPreview} />
            {draft.can.publish ? (
              <Button disabled={isDirty} title={isDirty ? t('publish.save_first') : undefined} onClick={() => ask('publish')}>
                {t('publish.open')}
              </Button>
            ) : null}
            <Menu position="bottom-end">
              <Menu.Target>
                <IconButton label={t('more')}>
                  <IconDotsVertical size={20} stroke={1.75} aria-hidden />
                </IconButton>
              </Menu.Target>
              <Menu.Dropdown>
                {mayWrite ? (
                  <Menu.Item onClick={() => void navigate({ to: `/enrolments/course/${draft.id}` })}>{t('people')}</Menu.Item>
                ) : null}
                <Menu.Item onClick={() => void navigate({ to: `/reviews/course/${draft.id}` })}>{t('reviews')}</Menu.Item>
                <Menu.Item onClick={() => ask('audience')}>{t('audience.open')}</Menu.Item>
                <Menu.Item onClick={() => ask('portfolio')}>{t('portfolio.open')}</Menu.Item>
                {mayWrite ? (
                  <Menu.Item disabled={copying.isPending} onClick={() => copying.mutate()}>
                    {t('copy.open')}
                  </Menu.Item>
                ) : null}
                {draft.can.retire ? <Menu.Item onClick={() => ask('retire')}>{t('retire.open')}</Menu.Item> : null}
              </Menu.Dropdown>
            </Menu>
          </>
        }
      />
      <PublishDialog draft={draft} isOpen={asking === 'publish'} onClose={close} />
      <CourseAudienceDialog courseId={draft.id} mayWrite={mayWrite} isOpen={asking === 'audience'} onClose={close} />
      <PortfolioDialog draft={draft} mayWrite={mayWrite} isOpen={asking === 'portfolio'} onClose={close} />
      <RetireDialog courseId={draft.id} isOpen={asking === 'retire'} onClose={close} />
    </div>
  );
}
