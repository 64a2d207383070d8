/** The page number of a `page` query: from 1; whatever else stands there counts as 1. */
export const pageFrom = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)
