import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

export const day = [Temporal, z];
