/**
 * A process of its own for one race, since a double changes the server while it is loaded: `play-race.ts NAME APP_URL ours|double ROUNDS`. Its last line is JSON.
 */
import { doubles } from './naive.ts';
import { rewriteOnLoad } from './rewrite.ts';

const [name = '', appUrl = '', side = '', rounds = ''] = process.argv.slice(2);
const edits = side === 'double' ? doubles[name] : [];
if (!edits) throw new Error(`there is no double of ${name}`);
const made = rewriteOnLoad(edits);
const { playRounds } = await import('./play-rounds.ts'); // after the words were changed
const result = await playRounds({ name, appUrl, rounds: Number(rounds), isDouble: side === 'double' });
if (made() !== edits.length) throw new Error(`${made()} of ${edits.length} guards of ${name} were taken away`);
console.log(JSON.stringify({ ...result, guards: edits.length }));
