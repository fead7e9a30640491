import { Button, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconEye } from '../../shared/icons.ts';
import classes from './tenancy.module.css';

type EditorHeaderProps = {
  title: string;
  backHref?: string;
  formId: string;
  isDirty: boolean;
  /** What to say once it was saved. */
  saved?: string | undefined;
  isSaving: boolean;
  maySave: boolean;
  onDiscard: () => void;
  onPreview: () => void;
  saveLabel?: string;
};

/** What is edited, whether it was saved, and the one button that saves it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { title, backHref, formId, isDirty, saved, isSaving, maySave, onDiscard, onPreview, saveLabel } = props;
  const { t } = useTranslation(['tenancy', 'resource']);
  return (
    <div className={classes.header}>
      <PageHeading
        title={title}
        {...(backHref === undefined ? {} : { backHref })}
        actions={
          <>
            <span role="status" className={classes.dirty}>
              {isDirty ? t('resource:dirty.mark') : saved}
            </span>
            <span className={classes.narrow}>
              <Button variant="default" leftSection={<IconEye size={20} stroke={1.75} aria-hidden />} onClick={onPreview}>
                {t('preview.open')}
              </Button>
            </span>
            {maySave ? (
              <>
                {isDirty ? (
                  <Button variant="default" disabled={isSaving} onClick={onDiscard}>
                    {t('resource:discard')}
                  </Button>
                ) : null}
                <Button type="submit" form={formId} loading={isSaving} disabled={!isDirty}>
                  {saveLabel ?? t('resource:save')}
                </Button>
              </>
            ) : null}
          </>
        }
      />
    </div>
  );
}
