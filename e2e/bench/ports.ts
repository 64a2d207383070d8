import { createServer } from 'node:net'

const from = 4600
const to = 9000

/** Ports of one benchmark: the product takes four in a row. */
export interface Ports {
  readonly product: number
  readonly monolith: number
  readonly fronts: readonly [number, number]
}

/** The first free row of neighbouring ports. */
export async function freePorts(): Promise<Ports> {
  for (let base = from; base < to; base += 10) {
    const row = Array.from({ length: 7 }, (_, index) => base + index)
    if ((await Promise.all(row.map(isFree))).every(Boolean))
      return { product: base, monolith: base + 4, fronts: [base + 5, base + 6] }
  }
  throw new Error(`No seven neighbouring ports are free between ${from} and ${to}`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)))
  })
