import { pathBomb } from '../../../api/src/testing/files/hostile-files.ts'
import { pdfOfPictures, scanOf } from '../../../api/src/testing/files/scan.ts'
import { aobaInvoice } from '../../../api/src/testing/files/upload.ts'

/** Makes a file unlike every other, behind its end. */
const unlike = (pdf: Buffer, number: number): Buffer => Buffer.concat([pdf, Buffer.from(`\n% ${number}\n`)])

/** What an honest company uploads: an invoice with a text layer, and a scan. */
export async function honestFiles() {
  const scan = await (await scanOf(aobaInvoice())).jpeg().toBuffer()
  return { written: aobaInvoice(), scanned: await pdfOfPictures([scan]) } as const
}
export type HonestFile = keyof Awaited<ReturnType<typeof honestFiles>>

/** Hostile files without end, by turns: path operators that take minutes to draw, and twenty scanned pages. */
export async function* hostileFiles(): AsyncGenerator<Buffer> {
  const scan = await (await scanOf(aobaInvoice())).jpeg({ quality: 40 }).toBuffer()
  const kinds = [pathBomb(), await pdfOfPictures(Array.from({ length: 20 }, () => scan))]
  for (let number = 0; ; number++) yield unlike(kinds[number % kinds.length] as Buffer, number)
}
