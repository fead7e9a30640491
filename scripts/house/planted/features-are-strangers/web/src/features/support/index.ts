/** Questions and answers. */
import { StorePage } from '../rewards/index.ts';
import { screens } from '../../app/router.tsx';

export const pages = [StorePage, screens];
