/** Whole yen of an amount field; null while it is empty or holds something else. */
export const amountOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)
