import { environmentElementId, failedAttribute, storageKeys } from '@invoice-card/environment'
import { blockForm, firstCharacter, type BlockForm } from '@invoice-card/environment/page'
import type { Override, UnservedSet } from '@invoice-card/environment/schema'
import { firstPaint, firstPaintSettings } from './first-paint.ts'
import { inlineScript, inlineScripts, type Part } from './inline-script.ts'
import { oldBrowser } from './old-browser.ts'
import { oldBrowserSettings } from './old-browser-settings.ts'
import { opened } from './opened.ts'
import { overrideBanner } from './override-banner.ts'
import { pageTools, type PageTools } from './page-tools.ts'
import { preloadForm1 } from './preload-form-1.ts'
import { preload } from './preload.ts'
import { repairSettings } from './repair-settings.ts'
import { repair } from './repair.ts'
import { violations } from './violations.ts'

/** A script that stands in the page itself. */
interface InlineScript {
  readonly name: string
  readonly purpose: string
  readonly source: string
}

/** One script, since each has a hash in the page, which nothing compresses (decision 0154). */
const firstScript = (name: string, preload: Part<PageTools>): InlineScript => ({
  name,
  purpose:
    "reports what the page's policies stop, fetches ahead the scripts that the address needs, shows that the page is coming, and offers to try again where the host's first script does not come",
  source: inlineScripts(pageTools, environmentElementId as string, [
    { run: violations, input: {} },
    preload,
    { run: repair, input: repairSettings },
    { run: firstPaint, input: firstPaintSettings },
  ]),
})

const firstScripts: Readonly<Record<BlockForm, InlineScript>> = {
  1: firstScript('first, form 1', { run: preloadForm1, input: { tokens: storageKeys.tokens } }),
  [blockForm]: firstScript('first', { run: preload, input: { tokens: storageKeys.tokens, first: firstCharacter } }),
}

/** @param form of the data block that the page's host reads. */
export const firstScriptOf = (form: BlockForm): InlineScript => firstScripts[form]

export const oldBrowserScript: InlineScript = {
  name: 'old browser',
  purpose: 'says which browsers are new enough',
  source: inlineScript(oldBrowser, oldBrowserSettings),
}

export const openedScript: InlineScript = {
  name: 'opened',
  purpose: 'reports that a page of a canary was opened, so that both variants can be compared',
  source: inlineScript(opened, { element: environmentElementId, failed: failedAttribute }),
}

/** Stands in the page of an override only. */
export const overrideScript = (override: Override): InlineScript => ({
  name: `override ${override.id}`,
  purpose: 'says which version is shown by a link, and ends it',
  source: overrideBanner(override),
})

/** What stands in the pages of a set. @param forms that their hosts read. */
export const inlineScriptsOf = (
  set: Pick<UnservedSet, 'canary'>,
  forms: readonly BlockForm[],
): readonly InlineScript[] => [
  ...[...new Set(forms)].map(firstScriptOf),
  oldBrowserScript,
  ...(set.canary ? [openedScript] : []),
]
