import type { Operation, Response } from './operation.ts'

type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/**
 * Answers that several calls have, described once: two thirds of the document were refusals that most calls have, and
 * readers of it work on each again (0099).
 * @param paths operations by path and method
 */
export function shareResponses(paths: Operations): {
  readonly paths: Operations
  readonly responses: Readonly<Record<string, Response>>
} {
  const found = Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses))
    .filter((entry): entry is [string, Response] => !('$ref' in entry[1]))
  const names = new Map<string, string>()
  const responses: Record<string, Response> = {}
  for (const [key, alike] of Map.groupBy(found, ([status, one]) => keyOf(status, one))) {
    const [[status, response], another] = alike as [[string, Response], ...[string, Response][]]
    const name = another && nameOf(status, response)
    if (!name) continue
    const free = freeName(name, responses)
    names.set(key, free)
    responses[free] = response
  }
  const pointing = (operation: Operation): Operation => ({
    ...operation,
    responses: mapValues(operation.responses, (one, status) => {
      const name = '$ref' in one ? undefined : names.get(keyOf(status, one))
      return name === undefined ? one : { $ref: `#/components/responses/${name}` }
    }),
  })
  return { paths: mapValues(paths, methods => mapValues(methods, pointing)), responses }
}

const keyOf = (status: string, response: Response): string => `${status} ${JSON.stringify(response)}`

/** By status and codes, or by status and the name of what is answered; none where that has no name. */
function nameOf(status: string, { content }: Response): string | undefined {
  const { schema, examples } = content['application/json']
  if (examples) return [status, ...Object.keys(examples)].join('.')
  return '$ref' in schema ? `${status}.${String(schema.$ref).split('/').at(-1)}` : undefined
}

function freeName(name: string, taken: object): string {
  let free = name
  for (let number = 2; free in taken; number++) free = `${name}.${number}`
  return free
}

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]))
