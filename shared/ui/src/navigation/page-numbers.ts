/** Pages on either side of the current one (docs/product.md#look). */
const defaultSiblingCount = 2

/**
 * Pages to offer around `page`: first and last, `siblingCount` on either side, `'gap'` where pages are left out (never
 * for one page).
 */
export function pageNumbers(page: number, pageCount: number, siblingCount = defaultSiblingCount): (number | 'gap')[] {
  const shown = new Set([1, pageCount])
  for (let number = page - siblingCount; number <= page + siblingCount; number += 1) {
    if (number >= 1 && number <= pageCount) shown.add(number)
  }
  const numbers = [...shown].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const previous = numbers[index - 1]
    if (previous === undefined || number - previous === 1) return [number]
    return number - previous === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}

/**
 * One of the pages, or of the places where some are left out, and which windows show it: a phone has room for fewer.
 */
export interface PagePlace {
  readonly place: number | 'gap'
  readonly shownOn: 'all' | 'wide' | 'phone'
}

/** The pages of a wide window with those of a phone among them, which has no neighbours of the current one. */
export function pagePlaces(page: number, pageCount: number, siblingCount?: number): PagePlace[] {
  const wide = pageNumbers(page, pageCount, siblingCount)
  const phone = pageNumbers(page, pageCount, 0)
  const gapAfter = (places: readonly (number | 'gap')[], number: number) => places[places.indexOf(number) + 1] === 'gap'
  return wide.flatMap((place): PagePlace[] => {
    if (place === 'gap') return []
    const [onWide, onPhone] = [gapAfter(wide, place), phone.includes(place) && gapAfter(phone, place)]
    const number: PagePlace = { place, shownOn: phone.includes(place) ? 'all' : 'wide' }
    if (!onWide && !onPhone) return [number]
    return [number, { place: 'gap', shownOn: onWide && onPhone ? 'all' : onWide ? 'wide' : 'phone' }]
  })
}
