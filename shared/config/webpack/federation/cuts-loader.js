import { basename, dirname, join } from 'node:path'
import { parse } from 'acorn'
import { simple } from 'acorn-walk'

/**
 * What the federation runtime has and nobody of ours calls, by the end of a module's path: methods, which go with the
 * statements that call them, and functions that do something else. Remotes are known from the start, are plain scripts,
 * and share packages as a whole.
 */
const cuts = {
  'dist/core.js': {
    methods: ['initRawContainer', 'loadShareSync', 'preloadRemote', 'registerRemotes', 'registerShared'],
  },
  'remote/index.js': {
    methods: ['initRawContainer', 'preloadRemote', 'registerRemotes', 'removeRemote', 'setIdToRemoteMap'],
  },
  'module/index.js': {},
  'shared/index.js': {
    methods: ['emitAfterLoadShare', 'emitAfterRegisterShare', 'loadShareSync'],
    functions: { initRemoteModule: '' },
  },
  'hooks/pluginSystem.js': { methods: ['removePlugin'] },
  'hooks/syncHook.js': { methods: ['once', 'remove', 'removeAll'] },
  'utils/load.js': { functions: { loadEsmEntry: '', loadSystemJsEntry: '' } },
  'utils/share.js': { functions: { shouldUseTreeShaking: 'return false', directShare: 'return shared' } },
}

/** What the host's plugin listens to (host/src/remotes/federation.ts) among hooks whose answer nobody reads. */
const heard = ['errorLoadShare']

export default function cutFederation(source) {
  const [file, folder] = [basename(this.resourcePath), basename(dirname(this.resourcePath))]
  return withoutUnused(source, join(folder, file))
}

/** The module without what `cuts` lists under its name. @throws Error where the module has no such thing any more. */
export function withoutUnused(source, name) {
  const { methods = [], functions = {} } = cuts[name]
  const edits = []
  const cut = ({ start, end }, instead = ';') => edits.push({ start, end, instead })
  const found = new Set()
  const cutBody = ({ name }, body) => {
    if (functions[name] === undefined) return
    found.add(name)
    cut(body, `{ ${functions[name]} }`)
  }
  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    MethodDefinition(method) {
      if (!methods.includes(method.key.name)) return
      found.add(method.key.name)
      cut(method, '')
    },
    FunctionDeclaration: ({ id, body }) => cutBody(id, body),
    VariableDeclarator: ({ id, init }) => cutBody(id, init?.body),
    ExpressionStatement(statement) {
      const call =
        statement.expression.type === 'AwaitExpression' ? statement.expression.argument : statement.expression
      if (call.type === 'CallExpression' && isUnheard(call.callee, methods)) cut(statement)
    },
  })
  const missing = [...methods, ...Object.keys(functions)].filter(one => !found.has(one))
  if (missing.length > 0) throw new Error(`The federation runtime has no ${missing.join(', ')} in ${name} any more`)
  return edited(source, edits)
}

/** `this.method(…)` of a method that is cut, or `….lifecycle.hook.emit(…)` of a hook that nobody listens to. */
function isUnheard({ object, property }, methods) {
  if (object?.type === 'ThisExpression') return methods.includes(property.name)
  const isHook = property?.name === 'emit' && object.object?.property?.name === 'lifecycle'
  return isHook && !heard.includes(object.property.name)
}

/** Of edits within each other the outer one counts. */
function edited(source, edits) {
  const isInner = ({ start, end }) => edits.some(outer => outer.start <= start && end < outer.end)
  return edits
    .filter(edit => !isInner(edit))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), source)
}
