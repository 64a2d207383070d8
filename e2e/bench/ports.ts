import { createServer } from 'node:net'

const from = 4600
const to = 9000

/** Ports of one benchmark: the product takes five in a row. */
export interface Ports {
  readonly product: number
  readonly monolith: number
  readonly fronts: readonly [number, number]
}

/** The first free row of neighbouring ports. */
export async function freePorts(): Promise<Ports> {
  for (let base = from; base < to; base += 10) {
    const row = Array.from({ length: 8 }, (_, index) => base + index)
    if ((await Promise.all(row.map(isFree))).every(Boolean))
      return { product: base, monolith: base + 5, fronts: [base + 6, base + 7] }
  }
  throw new Error(`No eight neighbouring ports are free between ${from} and ${to}`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)))
  })
