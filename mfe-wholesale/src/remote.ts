import { definePages } from '@site/remote-kit';
import { sipTrunking } from './pages/sip-trunking/declaration.ts';
import { wholesaleVoipRates } from './pages/wholesale-voip-rates/declaration.ts';

export default definePages([sipTrunking, wholesaleVoipRates]);
