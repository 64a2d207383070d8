import type { Box, Turn } from '../page-picture/public.ts'

/** A point of a page whose lines are level, in pixels of the page as people see it, from its middle. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What another engine saw on the page: only lines where it saw digits, or nothing, are worth reading. */
export interface Seen {
  readonly digits: readonly Point[]
  readonly others: readonly Point[]
  /** Where kana of value may stand: lines that are read by a model that knows kana. */
  readonly kana: readonly Point[]
}

/** Asks to read the digits of one page, or all that stands on it. */
export interface DigitTask {
  readonly page: number
  readonly path: string
  /** Clockwise, after which the page is upright. */
  readonly quarterTurns: number
  /** Without it every line is read, by the model that knows kana. */
  readonly seen?: Seen
}

/** A character, and where its middle stands in the width of the picture, as a fraction. */
interface DigitCharacter {
  readonly text: string
  readonly x: number
}

/** A line of text; its box in fractions of the prepared picture. */
export interface DigitLine {
  readonly box: Box
  readonly characters: readonly DigitCharacter[]
}

/** What the second engine read of a page. */
export interface DigitPage {
  readonly page: number
  /** Those in which digits may stand. Kanji and kana in them are not to be trusted. */
  readonly lines: readonly DigitLine[]
  /** Those in which kana may stand that are asked for, or all lines of the page. */
  readonly kana: readonly DigitLine[]
  readonly turn: Turn
}
