import { definePages } from '@site/remote-kit';
import { sipTrunking } from './pages/sip-trunking/declaration.ts';
import { voipResellerMustHave } from './pages/voip-reseller-must-have/declaration.ts';
import { voipSolutions } from './pages/voip-solutions/declaration.ts';
import { voipTermination } from './pages/voip-termination/declaration.ts';
import { wholesaleVoiceExperts } from './pages/wholesale-voice-experts/declaration.ts';
import { wholesaleVoiceTerminationRates } from './pages/wholesale-voice-termination-rates/declaration.ts';
import { wholesaleVoipExperts } from './pages/wholesale-voip-experts/declaration.ts';
import { wholesaleVoipRates } from './pages/wholesale-voip-rates/declaration.ts';

export default definePages([
  sipTrunking,
  voipResellerMustHave,
  voipSolutions,
  voipTermination,
  wholesaleVoiceExperts,
  wholesaleVoiceTerminationRates,
  wholesaleVoipExperts,
  wholesaleVoipRates,
]);
