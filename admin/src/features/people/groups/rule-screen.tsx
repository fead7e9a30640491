import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { GroupDetail } from '@vitrine/contract/identity';
import { textIn } from '@vitrine/domain/kernel';
import { ConsolePanes, Failed, Loading, PageHeading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { groupQuery } from './api.ts';
import classes from './groups.module.css';
import { RuleEditor } from './rule-editor.tsx';

/** The rule of a group: who belongs to it without anybody putting them there, those who come later included (CLI-09). */
export function RuleScreen() {
  const { groupId = '' } = useParams({ strict: false });
  const group = useQuery(groupQuery(groupId));
  return (
    <ConsolePanes
      detail={
        <div className={classes.stack}>
          {group.isPending ? <Loading shape="form" rows={4} /> : null}
          {group.isError ? <Failed error={group.error} onRetry={() => void group.refetch()} /> : null}
          {group.data ? <Editing group={group.data} /> : null}
        </div>
      }
    />
  );
}

function Editing({ group }: { group: GroupDetail }) {
  const { t, i18n } = useTranslation('people');
  return (
    <>
      <PageHeading
        title={t('rule.title')}
        backHref={`/groups?open=${group.id}`}
        hint={textIn(group.group.name, matchLocale(i18n.language))}
      />
      <RuleEditor key={group.version} group={group} />
    </>
  );
}
