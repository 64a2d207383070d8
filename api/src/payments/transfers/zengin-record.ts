/** Bytes of a record of the zengin format without its line end (全国銀行協会「総合振込ファイルフォーマット」). */
const recordLength = 120

/** A number field: digits, right-aligned, filled with zeros. @throws where it does not fit. */
export const digits = (value: number | string, length: number): string => {
  const text = String(value)
  if (!/^\d*$/.test(text) || text.length > length) throw new Error(`${text} is no number of ${length} digits`)
  return text.padStart(length, '0')
}

/**
 * A text field: half-width kana and ASCII, left-aligned, filled with spaces, cut at its length. @throws for any other
 * character.
 */
export const kana = (text: string, length: number): string => {
  if (!/^[\u0020-\u007e\uff61-\uff9f]*$/.test(text))
    throw new Error(`"${text}" can not be written in the zengin format`)
  return text.slice(0, length).padEnd(length, ' ')
}

/** Records as the bank reads them: JIS X 0201 in one byte each, a line end after each record. */
export const encodeRecords = (records: readonly string[]): Buffer =>
  Buffer.concat(
    records.map(record => {
      if (record.length !== recordLength)
        throw new Error(`A record has ${record.length} characters instead of ${recordLength}: ${record}`)
      return Buffer.from([...record, '\r', '\n'].map(byteOf))
    }),
  )

const halfWidthKana = 0xff61
const firstKanaByte = 0xa1
const byteOf = (character: string): number => {
  const code = character.charCodeAt(0)
  return code >= halfWidthKana ? code - halfWidthKana + firstKanaByte : code
}

/** The records of a file, with or without line ends and the end-of-file mark of old systems. */
export const decodeRecords = (bytes: Uint8Array): string[] => {
  const isMark = (byte: number): boolean => byte === 0x0d || byte === 0x0a || byte === 0x1a
  const text = [...bytes]
    .filter(byte => !isMark(byte))
    .map(byte =>
      byte >= firstKanaByte && byte <= 0xdf
        ? String.fromCharCode(byte - firstKanaByte + halfWidthKana)
        : String.fromCharCode(byte),
    )
    .join('')
  return text.match(new RegExp(`.{1,${recordLength}}`, 'gs')) ?? []
}
