/** Attributes of a region that scrolls: not every browser lets the keyboard into one without a tab stop. */
export const keyboardScroll = { tabIndex: 0 } as const;
