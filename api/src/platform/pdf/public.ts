export { boldFont, regularFont } from './fonts.ts'
export { isScan, type PageCharacter, type PageText } from './page-text.ts'
export { PdfError } from './problem.ts'
export { type DrawnPage, inspectPdf, readPdf, splitPdf } from './run.ts'
