import { call, callFile } from '@vitrine/client';
import { AttendanceRow, exportAttendance, listAttendance } from '@vitrine/contract/sence';
import { ConsolePanes } from '@vitrine/ui';
import { z } from 'zod';
import { described, resource, ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { SenceTabs } from './sence-tabs.tsx';

const Nothing = z.object({});
const path = '/sence';

const attendance = resource<AttendanceRow, Record<string, never>>({
  room: 'sence',
  name: 'attendance',
  row: described(AttendanceRow, {
    name: { column: 'shown' },
    run: { column: 'shown' },
    course: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    openedAt: { column: 'shown' },
    closedAt: { column: 'shown' },
    codes: { column: 'shown' },
    askedAt: { column: 'optional' },
    expiresAt: { column: 'optional' },
    senceId: { column: 'optional' },
    environment: { column: 'optional' },
  }),
  form: Nothing,
  drawn: Nothing,
  titleOf: ({ name, course }) => `${name}, ${course}`,
  list: (ask) => call(listAttendance, { query: listAttendance.query.parse(ask) }),
  export: (ask) => callFile(exportAttendance, { query: exportAttendance.query.parse(ask) }),
});

/** Sessions at the authority, the newest first: each row leads to those of the same RUN (SEN-03). */
export function AttendanceScreen() {
  const { filter, setFilter } = useResourceSearch(path, attendance.filters);
  return (
    <ConsolePanes
      header={<SenceTabs />}
      detail={
        <ResourceList
          resource={attendance}
          filter={filter}
          onFilter={setFilter}
          hrefOf={({ run }) => `${path}?search=${encodeURIComponent(run)}`}
        />
      }
    />
  );
}
