import { runProgram } from '../servers/run-program.ts';

/** `npm run leads -- …` */
export const run = runProgram('forms-service/src/admin/leads.ts');
