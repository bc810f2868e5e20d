/** Attributes of what the keyboard must reach though it does nothing: a region that scrolls, an explained abbreviation. */
export const keyboardStop = { tabIndex: 0 } as const;
