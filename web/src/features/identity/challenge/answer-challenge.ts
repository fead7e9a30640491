/** Answers the challenge of a site that asks for one (LOG-15). Each answer is worth one call. Its code is fetched only where it is needed. */
export async function answerChallenge({ isAsked }: { isAsked: boolean }): Promise<{ challenge?: string }> {
  if (!isAsked) return {};
  const { takeChallenge } = await import('./take-challenge.ts');
  return takeChallenge();
}
