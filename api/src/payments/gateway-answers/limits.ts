/** Room for typing errors and the other cards of a purse, but not for finding out which of many stolen cards work. */
export const maxDeclines = 10
