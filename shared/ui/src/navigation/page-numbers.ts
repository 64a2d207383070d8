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
