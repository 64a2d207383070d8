/** Eras since 1868 by their first day, latest first. */
const eras = [
  { name: '令和', letter: 'R', start: '2019-05-01' },
  { name: '平成', letter: 'H', start: '1989-01-08' },
  { name: '昭和', letter: 'S', start: '1926-12-25' },
  { name: '大正', letter: 'T', start: '1912-07-30' },
  { name: '明治', letter: 'M', start: '1868-01-25' },
] as const

const startYear = (start: string): number => Number(start.slice(0, 4))

/**
 * The era year of a day, or an empty text before 1868.
 * @example displayEraYear('2019-05-01') // '令和元年'
 */
export const displayEraYear = (day: string): string => {
  const era = eras.find(candidate => day >= candidate.start)
  if (!era) return ''
  const year = Number(day.slice(0, 4)) - startYear(era.start) + 1
  return `${era.name}${year === 1 ? '元' : year}年`
}

/**
 * The western year of an era year by the era's name or letter; null for an unknown era.
 * @example westernYear('令和', 8) // 2026
 */
export const westernYear = (era: string, year: number): number | null => {
  const found = eras.find(candidate => candidate.name === era || candidate.letter === era.toUpperCase())
  return found ? startYear(found.start) + year - 1 : null
}
