import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const Wildcard = z.object({ '*': z.string() });

/** What stands in the address where the route has its `*`. */
export const wildcardOf = (request: FastifyRequest): string => Wildcard.parse(request.params)['*'];
