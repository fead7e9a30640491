/** What a person sees while the set-up works. Runs on Node 20. */

/** A failure that the person can remove: printed as a sentence, without a stack. */
export class SetupFailure extends Error {}

/** Says what is being done, does it, and says how long it took. */
export async function step(what, work) {
  console.log(`• ${what} …`);
  const start = performance.now();
  const result = await work();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a command's main function; a failure of the set-up ends it with the code 1. */
export async function asCommand(main) {
  try {
    await main();
  } catch (fault) {
    if (!(fault instanceof SetupFailure)) throw fault;
    console.error(`\n${fault.message}`);
    process.exitCode = 1;
  }
}
