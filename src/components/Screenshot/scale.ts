/** All screenshots show the admin panel in this size, so that its text and buttons are equally large. The widest one fits the article. */
export const SCALE = 0.72;
