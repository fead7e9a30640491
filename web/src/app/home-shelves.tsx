import { CertificateList } from '../features/certificates/index.ts';
import { CourseShelf } from '../features/learning/index.ts';

/** What is new, what is mine, and what I earned. */
export function HomeShelves({ skip }: { skip: string | undefined }) {
  return (
    <>
      <CourseShelf show="new" skip={skip} />
      <CourseShelf show="mine" skip={skip} />
      <CertificateList limit={2} />
    </>
  );
}
