import { environmentElementId } from '../names.ts'
import type { EnvironmentPage } from '../page.ts'
import { readBlock } from './read.ts'
import { writeBlock } from './write.ts'

const dataBlock = new RegExp(`(?<=<script type="application/json" id="${environmentElementId}">).*?(?=</script>)`, 's')
const scriptSources = /(?<=<meta http-equiv="Content-Security-Policy" content="[^"]*script-src )[^;"]*/

/** The environment of a page as it is served. @throws Error where the text is no page of an environment. */
export const readPage = (html: string): EnvironmentPage => readBlock(found(html, dataBlock), found(html, scriptSources))

/**
 * A page with another environment in its data block and its policy; what stands in the page itself may go on running.
 * @param inline hashes of the scripts that are to stand in it besides
 * @throws Error where the text is no page of an environment
 */
export function replacePage(html: string, page: EnvironmentPage, inline: readonly string[] = []): string {
  const { block, hashes } = writeBlock(page)
  const others = found(html, scriptSources)
    .split(' ')
    .slice(Object.keys(readPage(html).integrity).length)
  const sources = [...hashes.map(quoted), ...others, ...inline.map(quoted)].join(' ')
  // By function: a replacement text would read `$` in scripts.
  return html.replace(dataBlock, () => block).replace(scriptSources, () => sources)
}

const quoted = (hash: string) => `'${hash}'`

function found(html: string, pattern: RegExp): string {
  const [text] = pattern.exec(html) ?? []
  if (text === undefined) throw new Error('What was answered is no page of an environment')
  return text
}
