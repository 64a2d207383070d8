import { join } from 'node:path'
import pg from 'pg'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readIfThere } from '../read-if-there.ts'

/**
 * Runs `work` on the product's database as its reader: `DATABASE_URL`, or that of the product which `start` runs on
 * this data.
 *
 * @throws OpsError where there is none, or it does not answer.
 */
export async function withDatabase<T>(data: DataDirectory, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? (await localUrl(data)) })
  try {
    await client.connect().catch((cause: unknown) => {
      throw new OpsError('The database does not answer: is the product running?', { code: 'unreachable', cause })
    })
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function localUrl({ root }: DataDirectory): Promise<string> {
  const text = await readIfThere(join(root, 'local.json'))
  if (text === null) throw new OpsError(`There is no product in ${root}: set DATABASE_URL`, { code: 'not_found' })
  return (JSON.parse(text) as { database_urls: { reader: string } }).database_urls.reader
}
