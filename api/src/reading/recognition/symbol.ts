/** What the engine takes for a character; pixels of the prepared picture. */
export interface Mark {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A character of the text. */
export interface Symbol extends Mark {
  /** A rule of a table stands before it. */
  readonly isCellStart: boolean
}
