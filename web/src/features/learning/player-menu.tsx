import type { PlayerPage } from '@vitrine/contract/learning';
import { Pane } from '../../shared/ask.tsx';
import { ActivityList } from './activity-list.tsx';

/** The menu of activities, from the side. */
export function PlayerMenu({ page, onClose }: { page: PlayerPage; onClose: () => void }) {
  return (
    <Pane isOpen onClose={onClose} title={page.courseTitle}>
      <ActivityList
        course={{
          id: page.courseId,
          activitiesMenu: page.menu,
          next: null,
          can: { enrol: false, open: true, review: false, discuss: false },
        }}
        current={page.activity.hierarchy_order}
      />
    </Pane>
  );
}
