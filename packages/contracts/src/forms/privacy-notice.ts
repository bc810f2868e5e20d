/**
 * Every wording of the line beside the forms, by the day from which it was shown. Receipts name that day: a wording that was
 * shown is never edited, a new one is a new entry at the end.
 */
export const privacyNotices = {
  '2026-11-24': 'We use your details only for what you ask for here.',
  '2026-11-25': 'We use your details only to handle this request.',
} as const;

export type PrivacyNoticeVersion = keyof typeof privacyNotices;

export const privacyNoticeVersions = Object.keys(privacyNotices) as [PrivacyNoticeVersion, ...PrivacyNoticeVersion[]];

/** The version that forms show. */
export const privacyNoticeVersion = privacyNoticeVersions.at(-1) ?? privacyNoticeVersions[0];

/** Page of the site that the line leads to (specification, section 2). */
export const PRIVACY_POLICY_PATH = '/privacy-policy';
