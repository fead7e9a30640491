/** SCORM Cloud's API, version 2: registrations, launch links, results. */
import type { CloudResult } from '@vitrine/domain/activities/scorm-cloud';
import { z } from 'zod';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

const patienceMs = 10_000;

export type Registration = {
  registrationId: string;
  courseId: string;
  learner: { id: string; firstName: string; lastName: string };
  /** Where results are told; who knows the address may tell that there are some, and no more. */
  postBackUrl: string;
};

const Result = z.object({
  registrationCompletion: z.enum(['UNKNOWN', 'COMPLETED', 'INCOMPLETE']).default('UNKNOWN'),
  registrationSuccess: z.enum(['UNKNOWN', 'PASSED', 'FAILED']).default('UNKNOWN'),
  score: z.object({ scaled: z.number().optional() }).optional(),
  totalSecondsTracked: z.number().nonnegative().default(0),
});
const Link = z.object({ launchLink: z.url() });

const completions = { UNKNOWN: 'unknown', INCOMPLETE: 'incomplete', COMPLETED: 'completed' } as const;
const successes = { UNKNOWN: 'unknown', FAILED: 'failed', PASSED: 'passed' } as const;

/** Calls by the operator's account. Refuses `cloud_not_set_up`, `cloud_unreachable` for a service that does not answer as documented, and `cloud_course_missing`. */
export function cloudClient({ settings, log }: Pick<Platform, 'settings' | 'log'>) {
  const { SCORM_CLOUD_URL: base, SCORM_CLOUD_APP_ID: id, SCORM_CLOUD_SECRET: secret } = settings;
  if (!id || !secret) throw new Refusal('cloud_not_set_up', { status: 409 });
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const ask = async (method: string, path: string, body?: object): Promise<{ status: number; answer: unknown }> => {
    try {
      const answered = await fetch(`${base}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: { authorization, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answered.text();
      if (answered.status >= 500 || answered.status === 401 || answered.status === 403 || answered.status === 429)
        throw new Error(`SCORM Cloud answered ${answered.status}`);
      return { status: answered.status, answer: text === '' ? null : JSON.parse(text) };
    } catch (fault) {
      log.warn({ err: fault, path }, 'activities: SCORM Cloud could not be asked');
      throw new Refusal('cloud_unreachable', { status: 503 });
    }
  };
  const read = <Shape>(schema: z.ZodType<Shape>, answer: unknown): Shape => {
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new Refusal('cloud_unreachable', { status: 503 });
    return parsed.data;
  };
  return {
    /** Makes a registration; one that is there already stays as it is. */
    async register({ registrationId, courseId, learner, postBackUrl }: Registration): Promise<void> {
      const postBack = { url: postBackUrl, authType: 'form', resultsFormat: 'course' };
      const { status } = await ask('POST', '/registrations', { registrationId, courseId, learner, postBack });
      if (status === 404 || status === 400) {
        const known = await ask('GET', `/registrations/${encodeURIComponent(registrationId)}`);
        if (known.status !== 200) throw new Refusal('cloud_course_missing', { status: 409 });
      }
    },
    /** An address that opens the course for some minutes, and comes back to `returnUrl`. */
    async launchLink({ registrationId, returnUrl }: { registrationId: string; returnUrl: string }): Promise<string> {
      const { answer } = await ask('POST', `/registrations/${encodeURIComponent(registrationId)}/launchLink`, {
        redirectOnExitUrl: returnUrl,
        expiry: 120,
      });
      return read(Link, answer).launchLink;
    },
    /** What the registration says; null when there is none. */
    async resultOf(registrationId: string): Promise<CloudResult | null> {
      const { status, answer } = await ask('GET', `/registrations/${encodeURIComponent(registrationId)}`);
      if (status === 404) return null;
      const { registrationCompletion, registrationSuccess, score, totalSecondsTracked } = read(Result, answer);
      const scaled = score?.scaled;
      return {
        completion: completions[registrationCompletion],
        success: successes[registrationSuccess],
        score: scaled === undefined ? null : Math.min(100, Math.max(0, scaled)),
        seconds: Math.round(totalSecondsTracked),
      };
    },
  };
}
