import pg from 'pg'

const int8 = 20
const date = 1082

/**
 * How PostgreSQL values become JavaScript values: int8 a safe integer, date the text `YYYY-MM-DD`, the rest as pg does
 * it.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return parseSafeInteger
    if (oid === date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`)
  return value
}
