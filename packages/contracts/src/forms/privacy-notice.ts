/**
 * Wordings of the privacy line of forms, by the first day on which each was shown. Receipts name that day: a published wording
 * is never edited; a new one is appended.
 */
export const privacyNotices = {
  '2026-11-24': 'We use your details only for what you ask for here.',
  '2026-11-25': 'We use your details only to handle this request.',
} as const;

export type PrivacyNoticeVersion = keyof typeof privacyNotices;

export const privacyNoticeVersions = Object.keys(privacyNotices) as [PrivacyNoticeVersion, ...PrivacyNoticeVersion[]];

/** Version that forms show. */
export const privacyNoticeVersion = privacyNoticeVersions.at(-1) ?? privacyNoticeVersions[0];

/** Page of the site that the line leads to (specification, section 2). */
export const PRIVACY_POLICY_PATH = '/privacy-policy';
