export interface PressRelease {
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  excerpt: string;
  category: 'Funding' | 'Product' | 'Partnership' | 'Security' | 'Milestone';
  /** The full release. */
  text: (brand: string) => readonly string[];
}

/** Newest first. Each keeps its original figures. */
export const releases: readonly PressRelease[] = [
  {
    date: '2025-01-14',
    title: 'Customers choose the region in which their data is stored',
    excerpt: 'Recordings, messages and files stay in the UAE, the EU or the US, and are kept from 30 days to 7 years.',
    category: 'Security',
    text: (brand) => [
      `Dubai, January 14, 2025. Customers of ${brand} now decide in which region their data is stored: in the United Arab Emirates, in the European Union or in the United States. The choice covers call recordings, voicemail, messages, files and their backups.`,
      'The region is set when an account is opened. Existing customers can move: the data is copied while the account keeps working, checked, and then deleted in the region it leaves.',
      'Together with the region, customers set how long records are kept, from 30 days to 7 years. What is deleted is removed from all systems within 30 days. Security logs are kept for 12 months and can be exported.',
      '“A hospital and a freight forwarder are asked different questions by their regulators,” says Layla Nasser, chief executive. “Both now answer them with a setting instead of a letter from us.”',
      'The setting is part of every plan and costs nothing extra.',
    ],
  },
  {
    date: '2024-11-18',
    title: 'More than 500 million messages sent on the platform',
    excerpt: 'Team messaging, added to the phone in 2021, passes half a billion messages.',
    category: 'Milestone',
    text: (brand) => [
      `Dubai, November 18, 2024. The teams that work with ${brand} have sent more than 500 million messages since team messaging joined the phone in 2021.`,
      'Most of them are short, and most are written around a call: before it, to find out who is free, and after it, to hand over what was agreed. Messages, calls and files share one search, so that a delivery note is found by the name of the driver who called.',
      '“Nobody asked us for another chat,” says Tomas Lindqvist, chief technology officer. “They asked what to do with the sentence that does not deserve a call. That is what those half billion messages are.”',
      'The platform reaches 150+ countries and is run from 12 regions.',
    ],
  },
  {
    date: '2024-09-09',
    title: 'REST API and webhooks launch',
    excerpt: 'Customers’ own software can place calls, look up contacts, send messages and follow events.',
    category: 'Product',
    text: (brand) => [
      `Dubai, September 9, 2024. ${brand} launches a REST API. With it, customers of the Scale plan start calls, look up contacts and send messages from their own software. With webhooks, their software is told when a call starts or ends, a message arrives or a contact is created.`,
      'The first customers use it to open the right record when a call is connected, to write call notes into their order system and to message a driver when a gate changes.',
      'Requests are authenticated with a bearer key that administrators create and withdraw. The documentation is public and shows every endpoint with samples.',
      '“We wrote the documentation first and built what it says,” says Tomas Lindqvist, chief technology officer. “An API you can explain in one page is one people will use.”',
    ],
  },
  {
    date: '2023-05-16',
    title: 'Partner program starts with Wadi Telecom',
    excerpt: 'Three programs with public terms: up to 30% margin, 10% recurring, or an integration.',
    category: 'Partnership',
    text: (brand) => [
      `Dubai, May 16, 2023. ${brand} starts a partner program, and Wadi Telecom is its first reseller. The company, which has fitted out hotels with telephone systems until now, sells cloud phone plans under its own name and invoice.`,
      'There are three programs. Resellers earn margins of up to 30% on what they sell. Partners who refer a customer receive 10% of that customer’s invoices, paid out every month for as long as the customer stays. Software makers get API access, test accounts and a listing.',
      '“Our customers did not want a new supplier, they wanted a new telephone,” says Hadi Mansour, managing director of Wadi Telecom. “This way they keep the people who know where the cables run.”',
      'The terms are published, and applications are answered within 24 hours.',
    ],
  },
  {
    date: '2022-03-22',
    title: 'Funding round pays for routes of our own',
    excerpt: 'Abra Creek Ventures leads the round; the money builds the wholesale voice network.',
    category: 'Funding',
    text: (brand) => [
      `Dubai, March 22, 2022. ${brand} has closed a funding round led by Abra Creek Ventures, with Seagrass Capital and the founders taking part. The parties agreed not to disclose the amount.`,
      'The money goes into the voice network: interconnections with carriers, media servers closer to the callers, and the people who watch over both. What the company’s own customers do not use is sold to other operators by the minute.',
      '“Every telephone company rents somebody’s routes,” says Amara Okafor, chief operating officer. “We want to be the one that others rent from, because then we know what they are worth.”',
      '“They showed us their worst call of the week before their best slide,” says Noor Rahman, partner at Abra Creek Ventures. “We invested in the week after.”',
    ],
  },
];
