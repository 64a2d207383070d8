import { pathBomb } from '../../../api/src/testing/files/hostile-files.ts'
import { pdfOfPictures, scanOf } from '../../../api/src/testing/files/scan.ts'
import { aobaInvoice } from '../../../api/src/testing/files/upload.ts'

/** Makes a file unlike every other, behind its end. */
const unlike = (pdf: Buffer, number: number): Buffer => Buffer.concat([pdf, Buffer.from(`\n% ${number}\n`)])

/** What an honest company uploads: an invoice with a text layer, and a scan, or of that no more than its head. */
export async function honestFiles(isShort: boolean) {
  const page = await scanOf(aobaInvoice())
  const [scan, size] = isShort
    ? ([page.extract({ left: 0, top: 0, width: 1654, height: 360 }), [595, 130]] as const)
    : ([page, undefined] as const)
  return { written: aobaInvoice(), scanned: await pdfOfPictures([await scan.jpeg().toBuffer()], size) } as const
}
export type HonestFile = keyof Awaited<ReturnType<typeof honestFiles>>

/**
 * Hostile files, by turns: path operators, of which sixty megabytes take minutes to draw, and twenty scanned pages.
 * Without end, or three small ones.
 */
export async function* hostileFiles(isShort: boolean): AsyncGenerator<Buffer> {
  const kinds = isShort ? [pathBomb(1)] : [pathBomb(), await twentyScans()]
  for (let number = 0; !isShort || number < 3; number++) yield unlike(kinds[number % kinds.length] as Buffer, number)
}

async function twentyScans(): Promise<Buffer> {
  const scan = await (await scanOf(aobaInvoice())).jpeg({ quality: 40 }).toBuffer()
  return pdfOfPictures(Array.from({ length: 20 }, () => scan))
}
