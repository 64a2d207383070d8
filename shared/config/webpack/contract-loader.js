import { parse } from 'acorn'
import { ancestor } from 'acorn-walk'

/** What a client reads of a call; `clientFields` of the contracts is the same list. The rest is the server's. */
export const clientFields = ['method', 'path', 'answersUpTo', 'response']

/**
 * Takes out of the contracts what only the server reads, and marks what they build as pure, so that schemas which
 * nobody uses any more are left out. Runs after the compiler; a cut leaves spaces, so its source map stays right for
 * all but columns.
 */
export default function contracts(source, map) {
  this.callback(null, clientPart(source), map)
}

/** The part of a compiled module of contracts that clients need. */
export function clientPart(source) {
  const edits = []
  ancestor(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression(call, _, path) {
      if (path.some(({ type }) => type.includes('Function'))) return
      edits.push({ start: call.start, end: call.start, text: '/*#__PURE__*/ ' })
      if (call.callee.name !== 'defineContract') return
      for (const { key, value } of call.arguments[0].properties) edits.push(...serverFields(key?.name, value))
    },
  })
  return edited(source, edits)
}

/** What a client needs of every call: what is spread into one, or computed, would be cut unnoticed. */
const needed = ['method', 'path', 'response']

function serverFields(call, { properties = [] } = {}) {
  const isRead = property => property.key?.type === 'Identifier' && clientFields.includes(property.key.name)
  const named = properties.filter(isRead).map(({ key }) => key.name)
  const missing = needed.filter(name => !named.includes(name))
  if (missing.length > 0) throw new Error(`${call}: write ${missing.join(', ')} where the call is declared`)
  return properties.flatMap((property, index) =>
    isRead(property) ? [] : [{ start: property.start, end: properties[index + 1]?.start ?? property.end, text: null }],
  )
}

/** Cuts come first, and what stands in them is gone; `null` leaves spaces. */
function edited(source, edits) {
  const cuts = edits.filter(({ text }) => text === null)
  const isCut = ({ start }) => cuts.some(cut => cut.start <= start && start < cut.end)
  return [...cuts, ...edits.filter(edit => edit.text !== null && !isCut(edit))]
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + (replacement ?? text.slice(start, end).replaceAll(/[^\n]/g, ' ')) + text.slice(end),
      source,
    )
}
