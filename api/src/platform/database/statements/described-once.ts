import pg from 'pg'

/** How pg reads the rows of a result: what its `Result` has of it, and its types leave out. */
interface Reading {
  readonly fields: readonly pg.FieldDef[]
  readonly _parsers: readonly unknown[] | undefined
  readonly _prebuiltEmptyResultObject: object | null
}
interface Internals {
  readonly name: string
  readonly _result: Reading
  _accumulateRows: boolean
  hasBeenParsed(connection: object): boolean
  prepare(connection: object): void
}
type Callback = (error: Error | null, result: pg.QueryResult & Reading) => void

const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } }).utils
const AnyQuery = pg.Query as unknown as new (query: pg.QueryConfig, callback: Callback) => pg.Query & Internals

class UndescribedQuery extends AnyQuery {
  readonly #reading: Reading

  constructor(query: pg.QueryConfig, callback: Callback, reading: Reading) {
    super(query, callback)
    this.#reading = reading
  }

  override prepare(connection: object): void {
    if (!this.hasBeenParsed(connection)) return super.prepare(connection)
    Object.assign(this._result, this.#reading)
    this._accumulateRows = true
    super.prepare(Object.create(connection, withoutDescription))
  }
}
const withoutDescription = { describe: { value: () => {} } }

/**
 * Asks on a connection; of a prepared statement only the first time what its columns are: PostgreSQL refuses it (0A000)
 * before it answers others. To describe and to read forty of them costs both sides more than to find their row.
 */
export function describedOnce(client: pg.PoolClient) {
  const readings = new Map<string, Reading>()
  // All in one way: who is answered first hears it first.
  return (query: pg.QueryConfig): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      const { name } = query
      const reading = name === undefined ? undefined : readings.get(name)
      let isAnswered = false
      const answer: Callback = (error, result) => {
        // pg answers a statement that it could not send with the error, and then with a result of no columns.
        if (isAnswered) return
        isAnswered = true
        if (error) return reject(error)
        if (name !== undefined && !reading) readings.set(name, readingOf(result))
        resolve(result)
      }
      const sent = serialised(query)
      client.query(reading ? new UndescribedQuery(sent, answer, reading) : new AnyQuery(sent, answer))
    })
}

/**
 * With values as they are sent. pg would serialise them in the middle of a statement: one that cannot be has it close
 * the prepared statement on the server and go on to use it.
 * @throws where a value cannot be serialised, such as an object that holds itself.
 */
const serialised = (query: pg.QueryConfig): pg.QueryConfig =>
  query.values ? { ...query, values: query.values.map(value => prepareValue(value)) } : query

const readingOf = ({ fields, _parsers, _prebuiltEmptyResultObject }: Reading): Reading => ({
  fields,
  _parsers,
  _prebuiltEmptyResultObject,
})
