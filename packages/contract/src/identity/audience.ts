import { z } from 'zod';
import { Id } from '../kernel/index.ts';

const ids = z.array(Id).max(100, 'too_many');

/** Fields of a form that say whom a thing is for (CLI-09): nobody named is everybody, and of each kind that is named one has to be met. */
export const audienceFields = { groupIds: ids, areaIds: ids, tagIds: ids };
