import { parse } from 'csv-parse/sync'
import type { Corporation } from '../../platform/database/public.ts'

// The order of the columns of version 4 (国税庁 法人番号システム Web-API リソース定義).
const columns = [
  'sequenceNumber',
  'corporateNumber',
  'process',
  'correct',
  'updateDate',
  'changeDate',
  'name',
  'nameImageId',
  'kind',
  'prefectureName',
  'cityName',
  'streetNumber',
  'addressImageId',
  'prefectureCode',
  'cityCode',
  'postCode',
  'addressOutside',
  'addressOutsideImageId',
  'closeDate',
  'closeCause',
  'successorCorporateNumber',
  'changeCause',
  'assignmentDate',
  'latest',
  'enName',
  'enPrefectureName',
  'enCityName',
  'enAddressOutside',
  'furigana',
  'hihyoji',
] as const

type Row = Readonly<Record<(typeof columns)[number], string>>

/**
 * The corporations of an answer in CSV of version 4: a first line with date, count and part, then one line for each.
 * Left out are closed ones, former states and those that the register itself hides from searches.
 * @throws an Error where the text is not in this format
 */
export function readRegisterCsv(text: string): Corporation[] {
  const [head, ...lines]: string[][] = parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true })
  if (head?.length !== 4 || !/^\d{4}-\d{2}-\d{2}$/.test(head[0] ?? ''))
    throw new Error('The register answered without its first line')
  return lines
    .map(toRow)
    .filter(({ closeDate, latest, hihyoji }) => closeDate === '' && latest === '1' && hihyoji !== '1')
    .map(toCorporation)
}

function toRow(line: readonly string[]): Row {
  if (line.length !== columns.length) throw new Error(`The register answered with ${line.length} columns`)
  // Object.fromEntries loses which keys it was given: these are all columns.
  return Object.fromEntries(columns.map((column, i) => [column, line[i] ?? ''])) as Row
}

const toCorporation = (row: Row): Corporation => ({
  corporate_number: row.corporateNumber,
  name: row.name,
  name_kana: row.furigana,
  postal_code: row.postCode,
  address_state: row.prefectureName,
  address_city: row.cityName,
  address_street: row.streetNumber,
})
