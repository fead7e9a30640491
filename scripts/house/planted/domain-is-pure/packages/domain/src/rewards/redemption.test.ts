import { expect } from 'vitest';
import { sql } from 'kysely';

expect(sql);
