const address = /(?<address>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/iu
const link =
  /(?<link>(?:[a-z][\w+.-]*:\/\/|www\.)[^\s、。「」（）]+|(?:(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:\d{1,3}\.){3}\d{1,3})\/[^\s、。「」（）]*)/iu
// A full-width point: 「Node.js商店」 stays readable. Endings of domains are letters of any script, two at least;
// 「A.B.C株式会社」 has none.
const point = /(?<=\S)\.(?=[a-z]{2}|(?![a-z])\p{L}{2})/iu

/** What stands in place of a link. */
export const leftOutWords = '［リンクは表示していません］'

const linkLike = new RegExp([address, link, point].map(({ source }) => source).join('|'), 'giu')

/**
 * Text in which mail programs find nothing to make a link of: under our name, nobody but us sends people anywhere, and
 * names are as free as messages. An address to write to may stay.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(
    linkLike,
    (_, address?: string, leftOut?: string) => address ?? (leftOut === undefined ? '．' : leftOutWords),
  )

/** Whether something is left out of a text, so that its writer can be shown that before it is sent. */
export const hasLink = (text: string): boolean =>
  [...text.matchAll(linkLike)].some(({ groups }) => groups?.link !== undefined)
