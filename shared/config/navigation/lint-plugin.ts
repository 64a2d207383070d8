interface Node {
  readonly type: string
  readonly name?: string
  readonly async?: boolean
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
  readonly key?: Node
  readonly value?: Node
  readonly parent?: Node
}

/** The part of oxlint's context that the rule uses. */
interface Context {
  readonly sourceCode: { readonly getText: (node: Node) => string }
  readonly report: (finding: { readonly node: Node; readonly message: string }) => void
}

const message =
  'The user may have left by now: ask isShown() first, the second argument of onSubmit and onCode, or that of useIsShown, or await stays() of useStays.'
const callbacks = /^on(Success|Error|Settled)$/

/** For oxlint: what leads elsewhere after a call asks whether the user is still there. */
export default {
  meta: { name: 'navigation' },
  rules: {
    'only-while-shown': {
      create: ({ sourceCode, report }: Context) => ({
        CallExpression(node: Node) {
          if (!leadsElsewhere(node.callee)) return
          const late = lateFunctionAround(node)
          if (late && !/\b(isShown|stays)\(\)/.test(sourceCode.getText(late))) report({ node, message })
        },
      }),
    },
  },
}

function leadsElsewhere(callee: Node | undefined): boolean {
  if (callee?.type === 'Identifier') return callee.name === 'navigate'
  return (
    callee?.type === 'MemberExpression' &&
    (callee.object?.name === 'location' || callee.object?.property?.name === 'location') &&
    ['assign', 'replace'].includes(callee.property?.name ?? '')
  )
}

/** The nearest function, where it runs once a call is answered: an async one, or a callback of a mutation. */
function lateFunctionAround(node: Node): Node | undefined {
  let around = node.parent
  while (around && !/Function/.test(around.type)) around = around.parent
  if (!around) return undefined
  const { parent } = around
  const isCallback = parent?.type === 'Property' && parent.value === around && callbacks.test(parent.key?.name ?? '')
  return around.async || isCallback ? around : undefined
}
