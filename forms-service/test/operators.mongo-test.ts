import { useMongo } from '../test-mongo/use-mongo.ts';
import { describeOperatingByThePage } from './operate-leads.contract.ts';
import { describeOperating } from './operators.contract.ts';
import { temporaryFolder } from './service.ts';

const { newDatabase } = useMongo();
const newPlace = async () => ({ MONGODB_URI: newDatabase().href, DATA_DIR: await temporaryFolder() });

describeOperating('MongoDB', newPlace);
describeOperatingByThePage('MongoDB', newPlace);
