import { api, type Contract, type Endpoint } from '@invoice-card/contracts'

export interface Call {
  readonly resource: string
  readonly name: string
  readonly endpoint: Endpoint
}

/**
 * Every call of the contracts, in their order: what generated tests run over, so that a new call is covered by being
 * there.
 */
export const calls: readonly Call[] = Object.entries<Contract>(api).flatMap(([resource, contract]) =>
  Object.entries(contract).map(([name, endpoint]) => ({ resource, name, endpoint })),
)
