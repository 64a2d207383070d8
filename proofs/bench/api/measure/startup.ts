import { prepareDatabase } from '../../../../api/src/testing/database/prepare.ts'
import { startApi } from '../processes/product.ts'
import { withClient } from '../data/database.ts'
import { median } from './load.ts'

export interface StartFigure {
  /** From the start of the process to its readiness, in milliseconds: with cold caches, and later. */
  readonly firstMs: number
  readonly laterMs: number
  readonly idleBytes: number
}

export async function measureStart(
  variables: Readonly<Record<string, string>>,
  databaseUrl: string,
  port: number,
  starts: number,
): Promise<StartFigure> {
  const url = new URL(databaseUrl)
  url.pathname = '/bench_start'
  await withClient(databaseUrl, async client => {
    await client.query('drop database if exists bench_start with (force)')
    await client.query('create database bench_start')
  })
  await prepareDatabase(url.href)
  const times: number[] = []
  let idleBytes = 0
  for (let turn = 0; turn < starts; turn++) {
    const api = await startApi({ ...variables, DATABASE_URL: url.href }, port)
    times.push(api.startedInMs)
    idleBytes = api.peakBytes()
    await api.stop()
  }
  const [firstMs = 0, ...later] = times
  return { firstMs, laterMs: median(later), idleBytes }
}
