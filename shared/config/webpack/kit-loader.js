import { readFileSync } from 'node:fs'
import { parse } from 'acorn'

const more = new URL('../../ui/src/more.ts', import.meta.url)

/**
 * Imports from the kit what a module takes of it by name, each from the part that has it, so that a screen fetches only
 * the parts that it needs. Runs after the compiler; an import stays on its line, so source maps stay right.
 */
export default function kit(source, map) {
  this.addDependency(more.pathname)
  this.callback(null, byPart(source, this.getOptions().name), map)
}

/** The module with an import for each part instead of one of the kit. */
export function byPart(source, kit) {
  if (!source.includes(kit)) return source
  const inMore = namesOfMore()
  const partOf = ({ imported }) => (inMore.has(imported.name) ? '@invoice-card/ui/more' : '@invoice-card/ui/core')
  return parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
    .body.filter(({ type, source }) => type === 'ImportDeclaration' && source.value === kit)
    .toReversed()
    .reduce(
      (text, { start, end, specifiers }) =>
        text.slice(0, start) + written(Object.groupBy(specifiers, partOf)) + text.slice(end),
      source,
    )
}

const written = byPart =>
  Object.entries(byPart)
    .map(([part, names]) => `import { ${names.map(nameOf).join(', ')} } from '${part}';`)
    .join('')

const nameOf = ({ imported, local }) => `${imported.name} as ${local.name}`

function namesOfMore() {
  const lists = readFileSync(more, 'utf8').matchAll(/export \{([^}]*)\}/g)
  return new Set([...lists].flatMap(([, list]) => list.split(',').map(name => name.trim())))
}
