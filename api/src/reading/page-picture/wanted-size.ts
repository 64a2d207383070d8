// An A4 page at 200 dpi: below that strokes of small kanji touch, above it recognition only takes longer.
const wantedWidth = 1654
// Width to height of A4.
const portrait = 0.71

/** The finest that any pass wants. */
export const mostScale = 1.25

/**
 * How many pixels wide a page should be. @param scale of 200 dpi @param aspect its width to its height: what is broader
 * than A4 lies across
 */
export const widthAt = (scale: number, aspect: number): number => wantedWidth * scale * Math.max(1, aspect / portrait)
