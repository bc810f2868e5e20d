import { deletion, retention, securityLogs, yearlySaving } from '../facts/facts.ts';
import type { DocumentationId } from './documentation-list.ts';

/** Short answer to a title of the documentation; shown in the results of the help search. */
export const documentationAnswers: Record<DocumentationId, string> = {
  'create-account':
    'Choose Start Free Trial and enter your name, work email, company, phone and company size. The login details arrive by email. The first user is the administrator. No credit card is needed for the trial.',
  'add-users':
    'Open Users, choose Add user, and enter a name and an email. Then pick a number under Numbers and assign it to the person. Ten or more at once: import a CSV file with the columns name, email, number.',
  'port-numbers':
    'Open Numbers, choose Port, and upload a recent bill with the form that the page fills in. Keep the old contract until the transfer is done; the old line works until then.',
  'install-apps':
    'Sign in on the web first and open Apps. There are apps for Windows, macOS, iOS and Android, and desk phones that set themselves up when you enter the code shown there.',
  'business-hours':
    'Open Numbers, choose the number, then Business hours. Set open hours for each day and the time zone, and where calls go outside them: voicemail, a cell phone or another site. Holidays have a list of their own.',
  'call-queue':
    'Open Queues, choose New queue, and add its members. Set who rings first, how long a caller waits, and where the call goes after that. Then point a number at the queue.',
  'record-calls': `Switch recording on per user, per queue or per call. An announcement can tell the caller. Recordings are kept from ${retention}, as an administrator sets under Retention.`,
  'sip-trunk':
    'Open Numbers, SIP trunks, New trunk. Enter the public address of the PBX, set the channel limit, and point the PBX at both hosts over TLS on port 5061. Switch off SIP ALG in the router.',
  'schedule-meeting':
    'In Meetings choose Schedule, set time and people, and send the invitation. Guests join with the link in a browser, without an account. Recurring meetings keep the same link.',
  'share-screen':
    'During a meeting choose Share and pick a window or the whole screen. Check “share sound” for videos. On macOS, allow screen recording for the app once in the system settings.',
  'record-meeting':
    'The host chooses Record; everybody sees that it is on. Afterwards the recording is in Meetings with a link that you can limit to people in your company or set to expire on a date.',
  'video-quality':
    'Use a cable or 5 GHz Wi-Fi, close other uploads, and check the network test in Settings: loss under 1%, jitter under 30 ms. If the picture is still poor, switch off HD for your own camera.',
  'create-channel':
    'Choose the plus next to Channels, give it a name, and decide whether it is open or private. Add people or whole groups. The purpose you write appears at the top of the channel.',
  'share-file':
    'Drop the file into a channel or into Files and choose Share. A guest gets a link that asks for their email; give it an expiration date, or allow viewing only.',
  'search-messages':
    'Press Ctrl K or Command K. Narrow the search with “from:”, “in:” and “before:”. Files are searched by name and by their text.',
  'message-retention': `Open Admin, Retention, and set how long messages and files are kept: from ${retention}, for everyone or per channel. What is deleted is removed within ${deletion}.`,
  'connect-crm':
    'Open Integrations, choose the CRM, and sign in to it once. Then calls are logged to the contact with the same number, and a click on a number dials it.',
  'connect-teams':
    'Open Integrations, Microsoft Teams, and sign in as an administrator of both. Match the users, assign numbers, and people call from Teams with their own number.',
  'api-key':
    'Open Admin, API keys, and choose Create. Give the key a name and only the scopes it needs. It is shown once: keep it secret and send it as a bearer token.',
  webhooks:
    'Open Admin, Webhooks, and enter an HTTPS URL. Choose events such as call.started, call.ended, message.received or contact.created. Respond with 2xx within ten seconds; other responses are retried for 24 hours. Webhooks and the API are part of the Scale plan and of every trial.',
  roles:
    'There are three roles: administrator, manager and user. A manager sees the reports and settings of their own team. Listening to recordings, exporting data and changing call routes are separate permissions. Set both under Users; the security log notes who did it.',
  'single-sign-on':
    'Open Admin, Single sign-on, and exchange metadata with your identity provider over SAML 2.0. Test with one user, then require it for everybody. One emergency account keeps a password.',
  'security-log': `Open Admin, Security log, the audit log of your account. It shows who changed what and when, for ${securityLogs}. Filter by person or setting, and export the result as CSV.`,
  invoices: `Open Admin, Billing. Change the plan or the number of users there; a yearly plan costs ${yearlySaving} less. Invoices are PDF files, sent to the billing email each month.`,
};
