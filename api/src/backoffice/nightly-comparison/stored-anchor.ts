import type { FileStore } from '@invoice-card/file-store'
import { text } from 'node:stream/consumers'
import { fileKeys } from '../../platform/files/public.ts'

/** The text of an anchor as it is stored beside the files; null where there is none. */
export async function readStoredAnchor(files: FileStore, number: number): Promise<string | null> {
  const opened = await files.open(fileKeys.anchor(number))
  return opened && text(opened.stream)
}
