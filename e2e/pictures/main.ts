// `pnpm pictures`: the ten main screens as pictures, also beside those of an earlier run.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { readCommandLine } from '@invoice-card/config/bench/command-line'
import type { Page } from 'playwright'
import { launchBrowser } from '../bench/browser.ts'
import { drawInvoices } from '../bench/roads/draw-invoice.ts'
import { openCreate, papers } from '../bench/roads/payments.ts'
import { instance } from '../environment.ts'
import { demo, signInThroughApi } from '../fixtures/people/sign-in.ts'
import { signedInStorage } from '../fixtures/people/tokens.ts'

const usage = `Usage: pnpm pictures --folder DIR [--beside DIR]

Takes pictures of ten screens at 375, 768 and 1280 px from the product that runs (\`pnpm start\`, DATA_DIR as there) into
a folder, with a page index.html that shows them.

  --beside DIR   the folder of an earlier run: the page shows both side by side`

const widths = [375, 768, 1280]
/** The control that each screen is complete with. */
const screens: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  { name: 'toppage', open: page => openAt(page, '/toppage', 'main h2') },
  { name: 'payments', open: page => openAt(page, '/payments/review', 'main tbody a, main li a') },
  { name: 'payment', open: openFirstPayment },
  { name: 'create', open: openCreate },
  { name: 'form', open: openForm },
  { name: 'confirmation', open: openConfirmation },
  { name: 'requests', open: page => openAt(page, '/collections/request', 'main tbody a, main li a') },
  { name: 'suppliers', open: page => openAt(page, '/suppliers', 'main tbody a, main li a') },
  { name: 'account', open: page => openAt(page, '/myaccount', 'main dd') },
  // Last: it ends the session.
  { name: 'sign-in', open: page => openAt(page, '/signin', 'input[type=email]') },
]

const { folder, beside } = readCommandLine(process.argv.slice(2), {
  usage,
  options: { folder: { type: 'string', default: '.cache/pictures' }, beside: { type: 'string' } },
  read: values => ({ folder: resolve(values.folder), beside: values.beside && resolve(values.beside) }),
})

async function openAt(page: Page, path: string, control: string): Promise<void> {
  await page.goto(`${instance.edge_origin}${path}`)
  await page.locator(control).first().waitFor()
}

async function openFirstPayment(page: Page): Promise<void> {
  await openAt(page, '/payments/review', 'main tbody a')
  await page.locator('main tbody a').first().click()
  await page.locator('main dl').first().waitFor()
}

async function openForm(page: Page): Promise<void> {
  const files = await drawInvoices(browser, papers(1))
  await openCreate(page)
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: '確認へ進む' }).waitFor()
}

async function openConfirmation(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await page.getByRole('button', { name: /円を支払う$/ }).waitFor()
}

const pageOf = (names: readonly string[], folders: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px sans-serif}div{display:flex;gap:1rem;align-items:start;overflow:auto}img{border:1px solid #999}</style>
${names
  .map(
    name =>
      `<h2>${name}</h2><div>${folders.map(from => `<img alt="${name} in ${from}" src="${join(from, `${name}.png`)}">`).join('')}</div>`,
  )
  .join('\n')}`

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
try {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    storageState: signedInStorage(instance.edge_origin, await signInThroughApi(demo)),
  })
  const page = await context.newPage()
  const names: string[] = []
  for (const { name, open } of screens) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page)
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      names.push(`${name}-${width}`)
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
    }
  }
  const folders = [...(beside === undefined ? [] : [relative(folder, beside)]), '.']
  await writeFile(join(folder, 'index.html'), pageOf(names, folders))
  console.log(`${names.length} pictures: ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
}
