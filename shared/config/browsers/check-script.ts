import { parse } from 'acorn'
import { analyze } from 'eslint-scope'
import { findNewer, type Node } from './find-newer.ts'
import { readNewerNames, type NewerNames } from './newer-names.ts'
import { ecmaEdition, oldestBrowsers } from './targets.ts'

let names: NewerNames | undefined

/**
 * Why a built script would not run in the oldest browsers, by its syntax and by what it calls, one line each. A
 * package's code counts as ours does.
 */
export function problemsOfScript(file: string, text: string): string[] {
  names ??= readNewerNames()
  const limits = `(${Object.entries(oldestBrowsers).flat().join(' ')})`
  const program = parseScript(text)
  if (program instanceof SyntaxError)
    return [`${file}: ${program.message}: newer than ECMAScript ${ecmaEdition} ${limits}`]
  const scopes = analyze(program as never, { ecmaVersion: ecmaEdition, sourceType: 'module' })
  const globals = scopes.globalScope?.through.map(({ identifier }) => identifier as unknown as Node & { name: string })
  return findNewer({ program, globals: globals ?? [] }, names)
    .filter(({ name }) => !(name in otherMethods))
    .map(({ name, node }) => {
      const excerpt = text.slice(Math.max(0, node.start - 40), node.end + 40)
      return `${file}: ${name} is newer than the oldest browsers ${limits}: …${excerpt}…`
    })
}

function parseScript(text: string): Node | SyntaxError {
  try {
    return parse(text, { ecmaVersion: ecmaEdition, sourceType: 'module', ranges: true })
  } catch (error) {
    if (error instanceof SyntaxError) return error
    throw error
  }
}

/** Functions of bundled code with the name of a newer method, each with what it is. Sources are linted by it too. */
export const otherMethods: Readonly<Record<string, string>> = {
  'login()': 'the call of the API; Navigator has another one',
  'toArray()': "React's Children.toArray; Iterator has another one",
  'fileName()': 'messages of lists; Error of Firefox has a value of that name',
  'displayId()': 'messages of suppliers; VRDisplay had a value of that name',
}
