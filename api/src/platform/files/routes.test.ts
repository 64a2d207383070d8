import assert from 'node:assert/strict'
import { readdirSync, readlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { createTestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'

const linkOf = (descriptor: string): string[] => {
  try {
    return [readlinkSync(`/proc/self/fd/${descriptor}`)]
  } catch {
    return []
  }
}

// The file was opened for an answer whose body nobody read: each such call cost a descriptor until none was left.
test(
  'a call that asks only about a file gets its size and opens nothing',
  { skip: process.platform !== 'linux' },
  async context => {
    const app = await createTestApp()
    context.after(() => app.close())
    const user = await app.signIn(await createCompany(app.db))
    const { file_id } = await uploadFile(app, user, { bytes: aobaInvoice() })
    const { download_url } = await user.client.invoiceFiles.getFileDownloadUrl({ params: { id: file_id } })
    const response = await app.app.request(download_url, { method: 'HEAD' })
    assert.deepEqual(
      [response.status, response.headers.get('content-length'), await response.text()],
      [200, String(aobaInvoice().length), ''],
    )
    await readFile(`${app.config.dataDir}/files/originals/${file_id}`)
    assert.deepEqual(
      readdirSync('/proc/self/fd')
        .flatMap(linkOf)
        .filter(path => path.includes(file_id)),
      [],
    )
  },
)

// A link that was copied from a signed-in screen worked for a quarter of an hour after the sign-out.
test('links of a session end with it, and those of another session go on', async context => {
  const app = await createTestApp()
  context.after(() => app.close())
  const company = await createCompany(app.db)
  const [here, elsewhere] = [await app.signIn(company), await app.signIn(company)]
  const { file_id } = await uploadFile(app, here, { bytes: aobaInvoice() })
  await app.runJobs()
  const linksOf = async ({ client }: typeof here) => {
    const { download_url } = await client.invoiceFiles.getFileDownloadUrl({ params: { id: file_id } })
    const { pages } = await client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })
    return [download_url, ...pages.map(({ image_url }) => image_url)]
  }
  const statusesOf = (links: readonly string[]) =>
    Promise.all(links.map(async link => (await app.app.request(link)).status))
  const [own, others] = [await linksOf(here), await linksOf(elsewhere)]
  assert.deepEqual(await statusesOf(own), [200, 200])
  await here.client.sessions.logout()
  assert.deepEqual(await statusesOf(own), [404, 404])
  assert.deepEqual(await statusesOf(others), [200, 200])
})
