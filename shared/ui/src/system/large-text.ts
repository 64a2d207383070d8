/** The user has set the text so large that a line holds few words: from 19 px on a phone of 375 px. */
export const largeText = '@media (width < 20rem)'
