import { cloudPhone } from '../pages/solutions/cloud-phone/declaration.ts';
import { fileSharing } from '../pages/solutions/file-sharing/declaration.ts';
import { integrationsSolution } from '../pages/solutions/integrations/declaration.ts';
import { teamMeetings } from '../pages/solutions/team-meetings/declaration.ts';
import { teamMessaging } from '../pages/solutions/team-messaging/declaration.ts';
import { videoCalling } from '../pages/solutions/video-calling/declaration.ts';

/** The products, in the order of the menu. */
export const solutions = [cloudPhone, videoCalling, teamMessaging, teamMeetings, fileSharing, integrationsSolution];
