import { closeAttemptJob } from '../assessment/index.ts';
import type { Room } from '../room.ts';
import { closeOverdueAttempt } from './attempts.ts';
import { closeForgottenAttempts } from './close-forgotten-attempts.ts';
import { takeClassResults } from './class-results.ts';
import { endHeldAttempts, endHeldJob, endHeldSoon } from './end-held-attempts.ts';
import { applyRules } from './paths/apply-rules.ts';
import { remindDue } from './paths/remind-due.ts';
import { learningRecords } from './personal-records.ts';
import { reconcileAll } from './reconcile.ts';
import { resultsRoutes } from './results/routes.ts';
import { learningRoutes, type LearningPorts } from './routes.ts';

export const learning: Room<LearningPorts> = (platform, ports) => ({
  routes: [learningRoutes(platform, ports), resultsRoutes(platform)],
  jobs: (jobs) => {
    jobs.schedule('learning.close-forgotten-attempts', '*/10 * * * *', async () => void (await closeForgottenAttempts(platform)));
    // Two nights overlap by two hours, so that nothing falls between them.
    const since = () => platform.clock.in(-26 * 3_600_000);
    jobs.schedule('learning.reconcile', '57 4 * * *', async () => void (await reconcileAll(platform, { since: since() })));
    jobs.schedule('learning.apply-rules', '* * * * *', () => applyRules(platform));
    jobs.schedule('learning.remind-due', '7 * * * *', async () => void (await remindDue(platform)));
    jobs.work(endHeldJob, (payload) => endHeldAttempts(platform, payload));
    jobs.work(closeAttemptJob, (payload) => closeOverdueAttempt(platform, payload));
  },
  subscribers: {
    'classes.results_issued': { 'learning.take_class_results': (event) => takeClassResults(platform, event) },
    'classes.activity_closed': { 'learning.end_held_attempts': (event) => endHeldSoon(platform, event) },
  },
  personalRecords: learningRecords(platform),
});
