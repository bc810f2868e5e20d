import { describeOperatingWithProcesses } from './operators.contract.ts';
import { temporaryFolder } from './service.ts';

describeOperatingWithProcesses('SQLite', async () => ({ DATA_DIR: await temporaryFolder() }));
