import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'
import { simple } from 'acorn-walk'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const kitFile = name => fileURLToPath(new URL(`../../ui/src/${name}.ts`, import.meta.url))
/** The parts that list what they have; `core` has everything else. */
const listed = ['flow', 'list', 'more']

/**
 * Imports from the kit what a module takes of it by name, each from the part that has it, so that a screen fetches only
 * the parts that it needs. Runs after the compiler; an import stays on its line, so source maps stay right.
 */
export default function kit(source, map) {
  listed.forEach(part => this.addDependency(kitFile(part)))
  const parts = () => partsIn(this._compilation)
  this.callback(null, byPart(source, this.getOptions().name, relative(root, this.resourcePath), parts), map)
}

/**
 * The module with an import for each part instead of one of the kit.
 * @throws Error where the kit is taken otherwise than by name: nobody could say from which part.
 */
export function byPart(source, kit, file, readParts = readPartOfName) {
  if (!source.includes(kit)) return source
  const imports = namedImports(source, kit, file)
  if (imports.length === 0) return source
  const parts = readParts()
  const partOf = ({ imported }) => `@invoice-card/ui/${parts.get(imported.name) ?? 'core'}`
  return imports
    .toReversed()
    .reduce(
      (text, { start, end, specifiers }) =>
        text.slice(0, start) + written(Object.groupBy(specifiers, partOf)) + text.slice(end),
      source,
    )
}

function namedImports(source, kit, file) {
  const imports = []
  const refuse = ({ start, end }, instead) => {
    throw new Error(`${file}: instead of \`${source.slice(start, end)}\` write \`${instead}\``)
  }
  const byName = `import { NAME } from '${kit}'`
  const refuseExport = statement => {
    if (statement.source?.value === kit) refuse(statement, `${byName}; export { NAME }`)
  }
  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ImportDeclaration(statement) {
      if (statement.source.value !== kit) return
      const { specifiers } = statement
      if (specifiers.length === 0 || !specifiers.every(isByName)) refuse(statement, byName)
      imports.push(statement)
    },
    ExportNamedDeclaration: refuseExport,
    ExportAllDeclaration: refuseExport,
    ImportExpression(call) {
      if (call.source.value === kit)
        refuse(call, `import('@invoice-card/ui/core')\` or \`import('@invoice-card/ui/more')`)
    },
  })
  return imports
}

const isByName = ({ imported }) => imported?.type === 'Identifier'

const written = byPart =>
  Object.entries(byPart)
    .map(([part, names]) => `import { ${names.map(nameOf).join(', ')} } from '${part}';`)
    .join('')

const nameOf = ({ imported, local }) => `${imported.name} as ${local.name}`

const known = new WeakMap()

/** Of one compilation: the next one of a watching server sees what was written since. */
function partsIn(compilation) {
  const parts = known.get(compilation) ?? readPartOfName()
  known.set(compilation, parts)
  return parts
}

const readPartOfName = () => new Map(listed.flatMap(part => namesOf(part).map(name => [name, part])))

const namesOf = part =>
  [...readFileSync(kitFile(part), 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
    list.split(',').map(name => name.trim()),
  )
