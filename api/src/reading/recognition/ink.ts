import type { Mark, Symbol } from './symbol.ts'

// Less than this is a speck, a rule of a table or the edge of a stamp.
const leastConfidence = 20

/** The marks of a line that are text, and where rules of a table stand between them. */
export const inkOf = (line: readonly Mark[]): Symbol[] =>
  line.flatMap((mark, at) =>
    isInk(mark.text) && mark.confidence >= leastConfidence
      ? [{ ...mark, isCellStart: isRule(line[at - 1]?.text) }]
      : [],
  )

const isRule = (text: string | undefined): boolean => text !== undefined && /^[|｜¦]$/.test(text)
const isInk = (text: string): boolean => !isRule(text) && text !== '_'
