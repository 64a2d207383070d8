import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ops } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { repositoryRoot } from '../../environment.ts'
import { Shell } from '../../pages/shell.ts'

const frameUrl = 'https://analytics.invoice-card.example/frame.html'
const ids = ['GTM-ABC1234', 'GTM-DEF5678']

interface Settings {
  readonly toggles: unknown
  readonly links: unknown
  readonly card_frame_origin: string
  readonly token_api_key: string
}

type Status = Settings & { readonly releases: Readonly<Record<string, string>> }
let status: Status | undefined

/** Deploys the live host again with these containers. */
async function configure(analytics: object | null): Promise<void> {
  status ??= await ops<Status>(['status'])
  const { toggles, links, card_frame_origin, token_api_key, releases } = status
  const folder = await mkdtemp(join(tmpdir(), 'settings-'))
  await writeFile(
    join(folder, 'settings.json'),
    JSON.stringify({ toggles, links, card_frame_origin, token_api_key, analytics }),
  )
  await ops(['deploy', `host@${releases.host}`, '--settings', join(folder, 'settings.json')]).finally(() =>
    rm(folder, { recursive: true }),
  )
}

test.afterEach(() => configure(null))

test('containers run in a frame, hear of lists only, and are absent beside passwords and cards', async ({
  page,
  context,
}) => {
  const logged: string[] = []
  const frame = await readFile(join(repositoryRoot, 'ops/analytics/frame.html'), 'utf8')
  await context.route(`${frameUrl}*`, route => route.fulfill({ contentType: 'text/html', body: frame }))
  await context.route('https://www.googletagmanager.com/**', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `console.log('container ${new URL(route.request().url()).searchParams.get('id')}'); window.dataLayer.push = entry => console.log('pushed ' + JSON.stringify(entry)); window.dataLayer.filter(({ event }) => event === 'page').forEach(entry => console.log('pushed ' + JSON.stringify(entry)))`,
    }),
  )
  page.on('console', message => logged.push(message.text()))
  await configure({ container_ids: ids, frame_url: frameUrl })

  await page.goto('/toppage')
  await expect
    .poll(() => logged.filter(text => text.startsWith('container')).toSorted())
    .toEqual(ids.map(id => `container ${id}`))
  await new Shell(page).payments.click()
  await expect.poll(() => logged.some(text => /^pushed .*"page_path":"\/payments\/\w+"/.test(text))).toBe(true)
  await moveTo(page, '/payments/review/1')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('iframe[src*="analytics"]')).toHaveCount(0)
  await moveTo(page, '/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible()
  await expect(page.locator('iframe[src*="analytics"]')).toHaveCount(0)
})
