import type { AuditPhotoRow } from '@vitrine/contract/photos';
import { formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { DecisionFoot, SeveralPane } from '../../../shared/queue/index.ts';
import type { PhotoDecision } from './deciding.ts';
import { PhotoReasons } from './facts-pane.tsx';
import { RowChips } from './queue-row.tsx';

type SeveralPhotosProps = { rows: readonly AuditPhotoRow[]; several: PhotoDecision; onUnmark: (id: string) => void; onClose: () => void };

/** The marked photos, and one decision for all of them. */
export function SeveralPhotos({ rows, several, onUnmark, onClose }: SeveralPhotosProps) {
  const { t, i18n } = useTranslation('photos');
  const written = (points: number, isSigned = false) => formatPoints(points, matchLocale(i18n.language), isSigned);
  const points = written(rows.reduce((sum, row) => sum + row.points, 0));
  const count = rows.length;
  return (
    <SeveralPane
      title={t('several.title', { count })}
      impact={[
        { state: 'earned', text: t('several.approve_does', { points }) },
        { state: 'refused', text: t('several.reprove_does', { points }) },
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        name: row.typeName,
        about: `${row.storeName} · ${row.sender.name}`,
        points: written(row.points, true),
        chips: <RowChips row={row} verb={undefined} />,
      }))}
      onUnmark={onUnmark}
      onClose={onClose}
    >
      <DecisionFoot
        told={several.draft.wrong === 'reason_required' ? t('reason_required') : undefined}
        refuse={{ label: t('several.reprove', { count }), key: 'R', onPress: several.refuse }}
        accept={{ label: t('several.approve', { count }), key: 'A', onPress: several.approve }}
      >
        <PhotoReasons decision={several} />
      </DecisionFoot>
    </SeveralPane>
  );
}
