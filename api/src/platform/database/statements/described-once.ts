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
      const answer: Callback = (error, result) => {
        if (error) return reject(error)
        if (name !== undefined && !reading) readings.set(name, readingOf(result))
        resolve(result)
      }
      client.query(reading ? new UndescribedQuery(query, answer, reading) : new AnyQuery(query, answer))
    })
}

const readingOf = ({ fields, _parsers, _prebuiltEmptyResultObject }: Reading): Reading => ({
  fields,
  _parsers,
  _prebuiltEmptyResultObject,
})
