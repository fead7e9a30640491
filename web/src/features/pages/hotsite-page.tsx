import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../shared/page-title.tsx';
import { hotsiteQuery } from './api.ts';
import classes from './hotsite-page.module.css';
import { PageOfBlocks } from './page-parts.tsx';

/** The client's hotsite (NAV-11): its title stands on the stage. */
export function HotsitePage() {
  return (
    <PageOfBlocks
      found={useQuery(hotsiteQuery)}
      heading={(title) => (
        <div className={classes.stage}>
          <PageTitle title={title} backHref="/home" />
        </div>
      )}
    />
  );
}
