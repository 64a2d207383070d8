import { legalForms } from '@invoice-card/domain'
import { Fragment, type ReactNode } from 'react'
import { styled } from '../system/styled.ts'

/** A kana in either size: names have both, the list of forms the large ones alone. */
const inBothSizes = (kana: string) =>
  kana.replace(/[ツヤユヨ]/g, large => `[${large}${'ッャュョ'.charAt('ツヤユヨ'.indexOf(large))}]`)
const legalForm = new RegExp(
  `(${legalForms.flatMap(({ name, kana }) => [name, ...(kana ? [inBothSizes(kana)] : [])]).join('|')})`,
)
/** Shortest that may stand alone on a line. */
const shortestLine = 3
const shortestWord = 2

// Said, so that a name that is computed from the text puts no space here.
const inline = { display: 'inline' } as const

// Firefox has it since version 125.
const words = 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'word' }) : undefined

/**
 * A company's name, or its kana. Chromium takes it for one phrase (`word-break: auto-phrase`), which it breaks anywhere
 * where a line is too short for it: 北都工業株式会／社. This one may break beside its legal form and between words, and
 * leaves no one or two characters alone.
 */
export const CompanyName = ({ children }: { children: string }): ReactNode =>
  partsOf(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr style={inline} />}
      {part}
    </Fragment>
  ))

// On paper nothing shows what a title has.
const Clamped = styled('span', {
  base: { _print: { lineClamp: 'none' } },
  variants: {
    length: {
      short: { lineClamp: 3 },
      // In the narrowest table of a tablet a name of a hundred Latin letters, the longest there is, is eight of these.
      long: { lineClamp: 9, fontSize: { md: 'xs', lg: 'inherit' }, lineHeight: 'tight' },
    },
  },
})

/** In characters of full width: what three lines of the narrowest column of names have room for. */
const longestShort = 20
const isLong = (name: string): boolean =>
  name.length > longestShort &&
  [...name].reduce((sum, letter) => sum + (letter <= '\u00ff' ? 0.5 : 1), 0) > longestShort

/**
 * A company's name in a row of a list, the whole of it also in its title. A long one is set smaller where columns are
 * narrow, so that it can be read without a row like three others.
 */
export const RowName = ({ children }: { children: string }): ReactNode => (
  <Clamped title={children} length={isLong(children) ? 'long' : 'short'}>
    <CompanyName>{children}</CompanyName>
  </Clamped>
)

/** A list shows the same names again and again, and looking a word up takes as long as drawing a row. */
const partsByName = new Map<string, readonly string[]>()
const mostNames = 500

function partsOf(name: string): readonly string[] {
  const before = partsByName.get(name)
  if (before) return before
  if (partsByName.size >= mostNames) partsByName.clear()
  const cuts = [0, ...cutsOf(name), name.length]
  const parts = cuts.slice(1).map((end, index) => name.slice(cuts[index], end))
  partsByName.set(name, parts)
  return parts
}

/** Where it may break. */
function cutsOf(name: string): number[] {
  const cuts: number[] = []
  let start = 0
  for (const part of name.split(legalForm)) {
    if (start > 0 && part !== '') cuts.push(start)
    if (!legalForm.test(part)) cuts.push(...wordCuts(part).map(cut => start + cut))
    start += part.length
  }
  return cuts.filter(cut => cut >= shortestLine && cut <= name.length - shortestLine)
}

/** Between two words: of what the dictionary does not know, it makes words of one character. */
function wordCuts(text: string): number[] {
  const segments = words ? [...words.segment(text)] : []
  return segments.flatMap(({ index, segment }, position) =>
    segment.length >= shortestWord && (segments[position - 1]?.segment.length ?? 0) >= shortestWord ? [index] : [],
  )
}
