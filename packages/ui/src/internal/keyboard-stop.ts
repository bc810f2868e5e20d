/** Attributes of passive elements that the keyboard must reach: scrolling regions, abbreviations with tooltips. */
export const keyboardStop = { tabIndex: 0 } as const;
