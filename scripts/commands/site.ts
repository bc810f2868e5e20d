import { runProgram } from '../servers/run-program.ts';

/** `npm run site -- …` */
export const run = runProgram('shell/server/cli/site-with-shell.ts');
