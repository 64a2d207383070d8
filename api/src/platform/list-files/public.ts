export { csvDownload } from './csv-download.ts'
export { csvHeaders, type CsvLine, csvTimeOf } from './csv-file.ts'
export { defineListLink } from './signed-list-link.ts'
export { zipDownload } from './zip-download.ts'
