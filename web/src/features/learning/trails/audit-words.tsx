import type { TrailEnrolmentState } from '@vitrine/domain/learning';
import { CourseState } from '../course-words.tsx';

/** How a member stands in a trail, in a word; nothing before they began. */
export const TrailState = ({ state }: { state: TrailEnrolmentState }) => <CourseState state={state} />;
